import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CheckoutState, PaymentState } from '#domain/shop/order.ts';
import { amountRefusal } from './amountRefusal.ts';
import { quantityLimits } from './eligibility.ts';
import { termsOf } from './productTerms.ts';
import { leftOf, subscribedOf } from './subscribed.ts';
import { checkDeclarations, limitByIncome, needsSuitability, noDeclarations } from './suitability.ts';
import { itemOf } from './testing/order.ts';

const amount = fc.integer({ min: 1, max: 30_000_00 });

test('every binding order that is not void counts, each for its own bond', () => {
  const order = fc.record({
    checkoutState: fc.constantFrom(...CheckoutState.options),
    checkoutCompletedAt: fc.constant(null),
    paymentState: fc.constantFrom(...PaymentState.options),
    withdrawnAt: fc.constantFrom(null, '2026-11-21T09:00:00Z'),
    items: fc.array(fc.tuple(fc.constantFrom('A', 'B'), amount).map(([code, total]) => itemOf(code, { total }))),
  });
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      let expected = 0;
      for (const { checkoutState, paymentState, withdrawnAt, items } of orders)
        if (
          checkoutState === 'completed' &&
          withdrawnAt === null &&
          paymentState !== 'cancelled' &&
          paymentState !== 'refunded'
        )
          for (const { productCode, total } of items) if (productCode === 'A') expected += total;
      expect(subscribedOf(orders, { productCode: 'A', variantCode: null })).toBe(expected);
    }),
  );
});

/**
 * Rules for a single subscription: each with its limit, and a check that refuses an amount beside earlier
 * subscriptions.
 */
const rules: [rule: string, limit: number, refuses: (total: number, subscribed: number) => boolean][] = [
  ['the largest subscription', 25_000_00, (total, subscribed) => refusesAmount(total, subscribed)],
  ['assets', 10_000_00, (total, subscribed) => lacks({ basis: 'assets', freeAssets: 200_000_00 }, total, subscribed)],
  ...[700_00, 9_000_00, 90_000_00].map((monthlyNetIncome): (typeof rules)[number] => [
    `an income of ${monthlyNetIncome}`,
    limitByIncome(monthlyNetIncome),
    (total, subscribed) => lacks({ basis: 'income', monthlyNetIncome }, total, subscribed),
  ]),
];

function refusesAmount(total: number, subscribed: number): boolean {
  const known = { unitPrice: 1, maxSubscriptionNonProfessional: 25_000_00, onHand: Number.MAX_SAFE_INTEGER };
  const terms = { ...termsOf({ attributes: [], defaultVariant: null }), ...known };
  const refusal = amountRefusal(total, quantityLimits(terms, false, subscribed), terms);
  // The refusal names the remaining limit, and the amount that reduced it.
  if (refusal !== null)
    expect(refusal).toEqual({
      kind: 'orderTooHigh',
      limit: leftOf(25_000_00, subscribed),
      ...(subscribed > 0 && { subscribed }),
    });
  return refusal !== null;
}

function lacks(made: Partial<typeof noDeclarations>, total: number, subscribed: number): boolean {
  const sound = { ...noDeclarations, totalLossUnderstood: true, taxResidency: 'none' as const, ...made };
  const context = { total, subscribed, professional: false, documentIds: [] };
  return needsSuitability(context) && checkDeclarations(sound, context).length > 0;
}

test.each(rules)('%s: one order and several of the same total are refused alike', (_, limit, refuses) => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 5 }), (last, earlier) => {
      const subscribed = earlier.reduce((sum, each) => sum + each, 0);
      expect(refuses(last, subscribed)).toBe(last + subscribed > limit);
    }),
  );
  expect([refuses(limit, 0), refuses(limit + 1, 0)]).toEqual([false, true]);
  expect([refuses(1, limit - 1), refuses(1, limit), refuses(2, limit - 1)]).toEqual([false, true, true]);
});
