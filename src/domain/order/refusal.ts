import type { Failure, FailureKind } from '#domain/shop/failure.ts';

/**
 * What the shop answers when it will not sell this amount to this investor (spec section 8): nothing was changed, and
 * another amount or nothing at all helps, never the same call again.
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

/** Whether a failure says that the shop understood and will not; all others leave open what it did. */
export function isRefusal(failure: Failure): boolean {
  return refusals.has(failure.kind);
}
