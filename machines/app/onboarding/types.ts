import type { OnboardingProgress } from '#domain/onboarding/progress.ts';
import type { Step } from '#domain/onboarding/steps.ts';
import type { Lead } from '#domain/person/customerStatus.ts';
import type { Failure } from '#domain/shop/failure.ts';

/**
 * Purpose of a guarded path. `home`: view the customer's own data, granted to every cleared customer. `investing`:
 * granted only if no step is open.
 */
export type Purpose = 'home' | 'investing';

/** Requested path of this app, granted once no step is open. */
export interface PathRequest {
  path: string;
  purpose: Purpose;
}

export interface OnboardingInput {
  /** Notices that the customer has seen since the login. */
  led: Lead[];
  /** Path requested before a reload; null if there was none. */
  request: PathRequest | null;
  /** True if the home page was granted before a reload and that result is still valid. */
  kept: boolean;
}

export interface OnboardingContext extends OnboardingInput {
  /** Progress as last read; stays visible during another check. Null until read. */
  progress: OnboardingProgress | null;
  failure: Failure | null;
}

export type OnboardingEvent =
  /** The customer opened a guarded path. */
  | { type: 'path.requested'; request: PathRequest }
  | { type: 'disclosure.opened' }
  /** A fact of the last result has changed, by a write of this page or at the shop. */
  | { type: 'facts.changed' }
  /** The shop has accepted a step. */
  | { type: 'step.completed' }
  /** The customer was read, or a page behind the login is shown. */
  | { type: 'customer.seen'; leads: Lead[]; led: Lead[] }
  /** Another customer is logged in, or the customer has logged out. */
  | ({ type: 'customer.switched' } & Omit<OnboardingInput, 'kept'>)
  | { type: 'retry.requested' };

export type OnboardingEmitted =
  /** Shows the customer a notice, once. */
  | { type: 'lead.requested'; lead: Lead }
  /** Reports where a completed step leads: to the next open step, else to the requested path. */
  | { type: 'way.found'; step: Step | null; path: string | null };
