import type { Order, OrderPayment } from './order.ts';

/**
 * How an order stands with its payment, for one who wants to pay (spec section 4). `open`: nothing was paid and nothing
 * is under way. `processing`: the provider took a payment and has not told the outcome. `closed`: cancelled or refunded.
 */
export type PaymentStanding = 'notCompleted' | 'open' | 'processing' | 'paid' | 'closed';

/** What Sylius calls a payment that was given to the provider and not decided yet. */
const underWay = 'processing';

/** Spec section 4: an order counts as paid when its checkout is completed and its payment paid or authorized. */
export function paymentStandingOf(order: Pick<Order, 'checkoutState' | 'paymentState' | 'payments'>): PaymentStanding {
  if (order.checkoutState !== 'completed') return 'notCompleted';
  switch (order.paymentState) {
    case 'paid':
    case 'authorized':
    case 'shipped':
      return 'paid';
    case 'refunded':
    case 'cancelled':
      return 'closed';
    default:
      return latestPaymentOf(order)?.state === underWay ? 'processing' : 'open';
  }
}

/** The payment that counts: after a cancelled one the shop adds a new one to the same order. */
export function latestPaymentOf(order: Pick<Order, 'payments'>): OrderPayment | null {
  return order.payments.at(-1) ?? null;
}
