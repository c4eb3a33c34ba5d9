import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import type { Breach, Refusal, RefusalRow } from './failure.ts';

/** Parses a whole, non-negative number from a violation's parameters, which some serialisers send as text. */
const numberIn = (breach: Breach | null, name: 'available' | 'limit' | 'subscribed'): number | null => {
  const text = String(fieldsOf(breach?.parameters)[name]);
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

const tooLow = (_: Refusal, breach: Breach | null) => {
  const limit = numberIn(breach, 'limit');
  return limit === null ? null : { kind: 'orderTooLow' as const, limit };
};

/** Includes the amount already subscribed of the bond, if any. */
const tooHigh = (_: Refusal, breach: Breach | null) => {
  const limit = numberIn(breach, 'limit');
  const subscribed = numberIn(breach, 'subscribed');
  return limit === null
    ? null
    : { kind: 'orderTooHigh' as const, limit, ...(subscribed !== null && subscribed > 0 && { subscribed }) };
};

/** Refusals of a subscription (requirement 8.11). */
export const orderRefusals: readonly RefusalRow[] = [
  { code: 'PROFESSIONAL_ONLY', failure: { kind: 'professionalOnly' } },
  {
    code: 'LAST_TOKENS',
    failure: (_, breach) => {
      const available = numberIn(breach, 'available');
      return available === null ? null : { kind: 'lastTokens', available };
    },
  },
  { code: 'ORDER_TOO_HIGH', failure: tooHigh },
  { code: 'ORDER_TOO_LOW', failure: tooLow },
  { code: 'INVESTOR_LIMIT', failure: { kind: 'investorLimit' } },
  { code: 'NOT_ALLOWED_TO_BUY', failure: { kind: 'notAllowedToBuy' } },
  { code: 'WRONG_STATE', failure: { kind: 'wrongState' } },
  // The shop's order lacks declarations: the app reads the order again and asks for what is missing.
  { code: 'DECLARATIONS_MISSING', failure: { kind: 'wrongState' } },
  { code: 'PAYMENT_REFUSED', failure: { kind: 'paymentRefused' } },
];

/** Refusals of an order's completion. */
export const completionRefusals: readonly RefusalRow[] = [
  ...orderRefusals,

  // Sylius reports an incomplete order, without address or payment method, by violations without code or field.
  {
    statuses: [422],
    failure: (_, __, breaches) =>
      breaches.length > 0 && breaches.every(({ propertyPath }) => propertyPath === '') ? { kind: 'wrongState' } : null,
  },
];
