import type { Breach, Refusal, RefusalRow } from './failure.ts';

/** Reads a whole number, never a negative one, from a violation's parameters, which some serialisers send as text. */
const numberIn = (breach: Breach | null, name: 'available' | 'limit' | 'subscribed'): number | null => {
  const text = String(Object(breach?.parameters)[name]);
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

const tooLow = (_: Refusal, breach: Breach | null) => {
  const limit = numberIn(breach, 'limit');
  return limit === null ? null : { kind: 'orderTooLow' as const, limit };
};

/** With what was subscribed of the bond before, where there is any. */
const tooHigh = (_: Refusal, breach: Breach | null) => {
  const limit = numberIn(breach, 'limit');
  const subscribed = numberIn(breach, 'subscribed');
  return limit === null
    ? null
    : { kind: 'orderTooHigh' as const, limit, ...(subscribed !== null && subscribed > 0 && { subscribed }) };
};

/** What a subscription is refused for (spec section 8). */
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
  // What the shop has of the order no longer bears it out: the app looks, and asks for what is missing.
  { code: 'DECLARATIONS_MISSING', failure: { kind: 'wrongState' } },
  { code: 'PAYMENT_REFUSED', failure: { kind: 'paymentRefused' } },
];

/** The same of its completion. */
export const completionRefusals: readonly RefusalRow[] = [
  ...orderRefusals,

  // Sylius says without a code, and about no field, that the order is not complete: no address, no way to pay.
  {
    statuses: [422],
    failure: (_, __, breaches) =>
      breaches.length > 0 && breaches.every(({ propertyPath }) => propertyPath === '') ? { kind: 'wrongState' } : null,
  },
];
