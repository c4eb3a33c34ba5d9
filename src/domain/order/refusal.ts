import type { Failure, FailureKind } from '#domain/shop/failure.ts';
import type { QuantityLimits } from './eligibility.ts';
import type { Terms } from './productTerms.ts';
import { leftOf } from './subscribed.ts';

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

/**
 * Whether an amount cannot be placed, and trying again alone will not help. An open order in another currency binds nobody;
 * of one that is being completed it is unknown what the shop did.
 */
export const isUnplaceable = (failure: Failure): boolean => isRefusal(failure) || failure.kind === 'otherCurrency';

/**
 * What the shop would answer to an amount outside of the limits that it told; null where only the shop can say. Saves
 * the investor a round, decides nothing. `quantity`: whole tokens.
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
