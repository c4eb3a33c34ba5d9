import type { MediaBreach } from '#domain/media/mediaFile.ts';
import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import type { Cents } from './fields.ts';

/** One broken rule of a form, as the shop names it (Sylius: `violations`). */
export interface Violation {
  /** Name of the field, as in the call's payload. Empty when it concerns the whole form. */
  propertyPath: string;
  message: string;
}

/**
 * Everything that can go wrong with a call, in the kinds that the product distinguishes (spec section 8). It is small
 * JSON, so that a machine may hold it in its context. A kind without a German and an English message does not compile.
 */
export type Failure =
  // A login, and its code (spec section 8).
  | { kind: 'badCredentials' }
  /** `used`: the code was right, and was taken once before. */
  | { kind: 'invalid2fa'; used?: true }
  /** The bad credentials of somebody who is logged in: it is the password, there is no address to be wrong. */
  | { kind: 'passwordIncorrect' }
  // Refusals of a subscription. Amounts in cents.
  | { kind: 'professionalOnly' }
  | { kind: 'lastTokens'; available: number }
  /** `limit`: what may be subscribed now; `subscribed`: what was of the same bond before, where there is any. */
  | { kind: 'orderTooHigh'; limit: Cents; subscribed?: Cents }
  | { kind: 'orderTooLow'; limit: Cents }
  | { kind: 'investorLimit' }
  | { kind: 'notAllowedToBuy' }
  | { kind: 'wrongState' }
  | { kind: 'paymentRefused' }
  // Refusals of a transfer of tokens (spec sections 5 and 8).
  /** The second factor is not switched on. */
  | { kind: 'no2fa' }
  /** The wallet may not be sent these tokens. */
  | { kind: 'notWhitelisted' }
  /** `available`: whole tokens that the wallet has. */
  | { kind: 'balanceTooLow'; available: number }
  | { kind: 'transferFailed' }
  /** The registrar has rejected whoever sends. */
  | { kind: 'transferBlocked' }
  /** There is nothing in the wallet of which there could be a statement. */
  | { kind: 'nothingHeld' }
  /** A file that the shop does not take, and what is wrong with it (spec section 8, upload). */
  | { kind: 'fileRefused'; breach: FileBreach }
  /** Of a work or a profile, likewise. */
  | { kind: 'mediaRefused'; breach: MediaBreach }
  /** Whoever sells has to be identified (spec section 6). */
  | { kind: 'identityRequired' }
  // Failures that any call can meet.
  /** The shop lacks the call, which is an addition to those of the specification. */
  | { kind: 'notOffered' }
  | { kind: 'unauthorized' }
  | { kind: 'notFound' }
  | { kind: 'violations'; violations: Violation[] }
  | { kind: 'conflict' }
  /** `retryAfter`: seconds, as the shop said them. */
  | { kind: 'rateLimited'; retryAfter: number }
  /** The shop does not work just now, and says for how long: seconds, as above. */
  | { kind: 'unavailable'; retryAfter: number }
  | { kind: 'offline' }
  | { kind: 'timeout' }
  /** The answer breaks the contract; `path` names the first wrong field, for the log. */
  | { kind: 'contract'; path: string }
  /** Amounts are in another currency than the euro (ISO 4217): they are neither shown nor asked for. */
  | { kind: 'otherCurrency'; currency: string }
  /** An order of the customer cannot be read, so that it is not known how much more they may subscribe. */
  | { kind: 'limitUnknown' }
  /** A list was read without entries that break the contract; `path` names the first wrong field. Told, never thrown. */
  | { kind: 'incomplete'; count: number; path: string }
  /** Anything else: the status if there was an answer, and the shop's own words for the expandable detail. */
  | { kind: 'general'; status: number | null; detail: string | null };

export type FailureKind = Failure['kind'];

/** The only error that the API layer throws. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}

/** What the shop does not have is a failure, `notFound`: a value that is missing differs from one not read yet. */
export function found<T>(value: T | null): T {
  if (value === null) throw new FailureError({ kind: 'notFound' });
  return value;
}

/** The failure of anything that was thrown; an unknown error becomes `general` with its message as detail. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  return { kind: 'general', status: null, detail: error instanceof Error ? error.message : null };
}
