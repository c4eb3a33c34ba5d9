import type { Failure, FailureKind } from '#domain/shop/failure.ts';

/**
 * Failures with which the shop refuses to sell this amount to this investor (requirement 8.11). The shop has changed
 * nothing; another amount may succeed, the same call never does.
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

/** True if the failure is a refusal. After any other failure it is unknown whether the shop executed the call. */
export function isRefusal(failure: Failure): boolean {
  return refusals.has(failure.kind);
}

/**
 * True if an amount cannot be placed, and a retry alone will not help. An open order in another currency is not
 * binding; if it is being completed, it is unknown whether the shop executed the call.
 */
export const isUnplaceable = (failure: Failure): boolean => isRefusal(failure) || failure.kind === 'otherCurrency';
