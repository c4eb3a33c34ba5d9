import { describe, expect, test } from 'vitest';
import { latestPaymentOf, type PaymentStanding, paymentStandingOf } from './payment.ts';

const order = (paymentState: Parameters<typeof paymentStandingOf>[0]['paymentState'], ...states: string[]) => ({
  checkoutState: 'completed' as const,
  paymentState,
  payments: states.map((state, id) => ({ id, method: 'card', state })),
});

describe('the standing of a payment', () => {
  test.each<[PaymentStanding, ReturnType<typeof order>]>([
    ['open', order('awaiting_payment', 'new')],
    ['open', order('payment_required', 'new')],
    ['open', order('awaiting_payment', 'cancelled', 'new')],
    ['processing', order('awaiting_payment', 'processing')],
    ['processing', order('awaiting_payment', 'completed', 'new')],
    ['paid', order('paid', 'completed')],
    ['paid', order('authorized', 'authorized')],
    ['paid', order('shipped', 'completed')],
    ['closed', order('cancelled', 'cancelled')],
    ['closed', order('refunded', 'refunded')],
  ])('is %s for %o', (standing, given) => expect(paymentStandingOf(given)).toBe(standing));

  test('is that of no order before the checkout is completed, whatever its payment says', () => {
    expect(paymentStandingOf({ ...order('paid', 'completed'), checkoutState: 'cart' })).toBe('notCompleted');
  });

  test('follows from the latest payment, which the shop adds after a cancelled one', () => {
    expect(latestPaymentOf(order('awaiting_payment', 'cancelled', 'new'))?.id).toBe(1);
    expect(latestPaymentOf(order('awaiting_payment', 'failed', 'cancelled', 'new'))?.id).toBe(2);
    expect(latestPaymentOf(order('awaiting_payment', 'new'))?.id).toBe(0);
    expect(latestPaymentOf(order('awaiting_payment'))).toBeNull();
  });
});
