import type { Failure } from '#domain/shop/failure.ts';
import type { QuantityLimits } from './eligibility.ts';
import type { Terms } from './productTerms.ts';
import { leftOf } from './subscribed.ts';

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
