import type { Failure, FailureKind } from '#domain/shop/failure.ts';
import type { QuantityLimits } from './eligibility.ts';
import type { Terms } from './productTerms.ts';
import { leftOf } from './subscribed.ts';

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

/**
 * Predicts the shop's refusal of an amount outside known limits; null if only the shop can decide. Saves the investor a
 * round trip, but decides nothing. `quantity`: whole tokens.
 */
export function amountRefusal(quantity: number, limits: QuantityLimits, terms: Terms): Failure | null {
  if (quantity < limits.min && terms.minSubscription !== null) {
    return { kind: 'orderTooLow', limit: terms.minSubscription };
  }
  if (quantity <= limits.max) return null;
  if (terms.onHand !== null && quantity > terms.onHand) return { kind: 'lastTokens', available: terms.onHand };
  const cap = terms.maxSubscriptionNonProfessional;
  if (cap === null) return null;
  const { subscribed } = limits;
  return { kind: 'orderTooHigh', limit: leftOf(cap, subscribed), ...(subscribed > 0 && { subscribed }) };
}
