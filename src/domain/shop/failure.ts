import type { MediaBreach } from '#domain/media/mediaFile.ts';
import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import type { Cents } from './fields.ts';

/** Broken rule of a form, as the shop reports it (Sylius: `violations`). */
export interface Violation {
  /** Name of the field, as in the call's payload. Empty if the violation concerns the whole form. */
  propertyPath: string;
  message: string;
}

/**
 * All failures of a call, in the kinds that the product distinguishes (requirement 8.1). Each is small JSON, so that a
 * machine may hold it in its context. A kind without a German and an English message does not compile.
 */
export type Failure =
  // Login and its second-factor code (requirements 8.2 and 8.3).
  | { kind: 'badCredentials' }
  /** `used`: the code was right but already used. */
  | { kind: 'invalid2fa'; used?: true }
  /** Wrong password of a logged-in customer, whose email address cannot be wrong. */
  | { kind: 'passwordIncorrect' }
  // Refusals of a subscription. Amounts in cents.
  | { kind: 'professionalOnly' }
  | { kind: 'lastTokens'; available: number }
  /**
   * `limit`: the amount that may be subscribed now. `subscribed`: the amount already subscribed of the same bond;
   * absent if none.
   */
  | { kind: 'orderTooHigh'; limit: Cents; subscribed?: Cents }
  | { kind: 'orderTooLow'; limit: Cents }
  | { kind: 'investorLimit' }
  | { kind: 'notAllowedToBuy' }
  | { kind: 'wrongState' }
  | { kind: 'paymentRefused' }
  // Refusals of a transfer of tokens (requirements 5.26 and 8.13).
  /** The customer has not turned on the second factor. */
  | { kind: 'no2fa' }
  /** The recipient's wallet is not whitelisted for these tokens. */
  | { kind: 'notWhitelisted' }
  /** `available`: whole tokens in the wallet. */
  | { kind: 'balanceTooLow'; available: number }
  | { kind: 'transferFailed' }
  /** The registrar has rejected the sender. */
  | { kind: 'transferBlocked' }
  /** The wallets hold nothing, so there is no statement to make. */
  | { kind: 'nothingHeld' }
  /** The shop refuses an uploaded document for `breach` (requirement 8.14). */
  | { kind: 'fileRefused'; breach: FileBreach }
  /** The shop refuses a file of an item or a profile for `breach`. */
  | { kind: 'mediaRefused'; breach: MediaBreach }
  /** Sellers have to be identified (requirement 6.6). */
  | { kind: 'identityRequired' }
  // Failures that any call may meet.
  /** The shop lacks the call, which is an addition to the specification's. */
  | { kind: 'notOffered' }
  | { kind: 'unauthorized' }
  | { kind: 'notFound' }
  | { kind: 'violations'; violations: Violation[] }
  | { kind: 'conflict' }
  /** `retryAfter`: seconds, as sent by the shop. */
  | { kind: 'rateLimited'; retryAfter: number }
  /** The shop is temporarily unavailable. `retryAfter`: seconds, as above. */
  | { kind: 'unavailable'; retryAfter: number }
  | { kind: 'offline' }
  | { kind: 'timeout' }
  /** The answer breaks the contract; `path` names the first wrong field, for the log. */
  | { kind: 'contract'; path: string }
  /** Amounts are in a currency other than the euro (ISO 4217); the app neither shows nor charges them. */
  | { kind: 'otherCurrency'; currency: string }
  /** An order of the customer cannot be read, so the remaining subscription limit is unknown. */
  | { kind: 'limitUnknown' }
  /** List entries that break the contract were dropped; `path` names the first wrong field. Reported, never thrown. */
  | { kind: 'incomplete'; count: number; path: string }
  /** Any other failure: the status if there was an answer, and the shop's own words for the expandable detail. */
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

/** Fails with `notFound` for null: a value that the shop lacks differs from one not read yet. */
export function requireFound<T>(value: T | null): T {
  if (value === null) throw new FailureError({ kind: 'notFound' });
  return value;
}

/** Returns the failure of a thrown value; an unknown error becomes `general` with its message as detail. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  return { kind: 'general', status: null, detail: error instanceof Error ? error.message : null };
}
