import type { Standing } from '#domain/onboarding/standing.ts';
import type { Step } from '#domain/onboarding/steps.ts';
import type { Lead } from '#domain/person/customerStatus.ts';
import type { Failure } from '#domain/shop/failure.ts';

/**
 * What somebody wants to do at a guarded path. `home`: look at what is theirs, which whoever was let in before may do.
 * `investing`: nothing may be missing.
 */
export type Purpose = 'home' | 'investing';

/** A path of this app that somebody asked for, and is to be granted once nothing is open. */
export interface PathRequest {
  path: string;
  purpose: Purpose;
}

export interface OnboardingInput {
  /** Where the customer was led since they logged in. */
  led: Lead[];
  /** What they asked for before the page was loaded anew. */
  request: PathRequest | null;
  /** The home page was granted before the page was loaded anew, and what was found then still counts. */
  kept: boolean;
}

export interface OnboardingContext extends OnboardingInput {
  /** How far they had come when it was last looked at; what is shown of it stays while it is looked at again. */
  standing: Standing | null;
  /** Why that could not be found out. */
  failure: Failure | null;
}

export type OnboardingEvent =
  /** Somebody is at a guarded path. */
  | { type: 'path.requested'; request: PathRequest }
  /** Somebody is at the self-disclosure. */
  | { type: 'disclosure.opened' }
  /** A step was sent, and the shop has taken it. */
  | { type: 'step.completed' }
  /** The customer was read, or a page behind the login is shown. */
  | { type: 'customer.seen'; leads: Lead[]; led: Lead[] }
  /** Somebody else is logged in, or nobody. */
  | ({ type: 'customer.switched' } & Omit<OnboardingInput, 'kept'>)
  | { type: 'retry.requested' };

export type OnboardingEmitted =
  /** The customer is to be told something, once. */
  | { type: 'lead.requested'; lead: Lead }
  /** Where a completed step leads: to the next one that is open, else to the path that was asked for. */
  | { type: 'way.found'; step: Step | null; path: string | null };
