import type { Failure, FailureKind } from '#domain/shop/failure.ts';

/**
 * The failures with which the shop refuses to sell this amount to this investor (spec section 8). Nothing was changed;
 * another amount may help, the same call never does.
 */
const refusals: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'professionalOnly',
  'lastTokens',
  'orderTooHigh',
  'orderTooLow',
  'investorLimit',
  'notAllowedToBuy',
  'violations',
]);

/** Whether the failure is a refusal. After any other failure it is unknown what the shop did. */
export function isRefusal(failure: Failure): boolean {
  return refusals.has(failure.kind);
}
