import type { QuantityLimits } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { Failure } from '#domain/shop/failure.ts';

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
  const limit = terms.maxSubscriptionNonProfessional;
  return limit === null ? null : { kind: 'orderTooHigh', limit };
}
