import {
  isCompleted,
  isKnownCheckout,
  latestPaymentOf,
  type Order,
  type PaymentMethod,
  type PaymentState,
} from '#domain/shop/order.ts';
import { isPaid, isReceived, isUnderWay } from './orderStatus.ts';

/**
 * What the state of an order's payment means for an investor who wants to pay (spec section 4). `open`: nothing was
 * paid and nothing is under way. `processing`: the provider took a payment and has not told the outcome. `closed`:
 * cancelled, refunded or withdrawn from. `unknown`: a part was paid, or the shop has a word of its own; no payment is
 * asked for.
 */
export type PaymentStanding = 'notCompleted' | 'open' | 'processing' | 'paid' | 'closed' | 'unknown';

type PaymentFacts = Pick<
  Order,
  'checkoutState' | 'checkoutCompletedAt' | 'paymentState' | 'payments' | 'total' | 'received' | 'withdrawnAt'
>;

/** States in which nothing was paid. */
const unpaid: readonly string[] = ['cart', 'awaiting_payment', 'payment_required'] satisfies PaymentState[];

export function paymentStandingOf(order: PaymentFacts): PaymentStanding {
  if (!isCompleted(order)) return 'notCompleted';
  if (isPaid(order) || ['shipped', 'partially_refunded'].includes(order.paymentState)) return 'paid';
  if (['refunded', 'cancelled'].includes(order.paymentState)) return 'closed';
  if (isUnderWay(order)) return 'processing';
  if (order.withdrawnAt !== null) return 'closed';
  if (isReceived(order)) return 'processing';
  return isKnownCheckout(order) && unpaid.includes(order.paymentState) ? 'open' : 'unknown';
}

/**
 * Whether the investor may be sent to the payment provider again, on the same order: it is open, and not paid by bank
 * transfer. While a payment is `processing`, a second one could charge the investor twice. An order that the shop has
 * completed and still calls a cart waits for no payment.
 */
export function canRetryPayment(order: PaymentFacts & Pick<Order, 'bankTransfer'>): boolean {
  return paymentStandingOf(order) === 'open' && order.paymentState !== 'cart' && order.bankTransfer === null;
}

/**
 * Way of paying a placed order: by transfer if the shop names an account for it (spec section 9), else at the provider. Null
 * if no method was chosen, or if the shop does not count what comes by transfer: there a missing account means nothing.
 */
export function paidByOf(
  order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'bankTransfer' | 'payments' | 'received'>,
): 'transfer' | 'card' | null {
  if (!isCompleted(order)) return null;
  if (order.bankTransfer !== null) return 'transfer';
  const payment = latestPaymentOf(order);
  return order.received === null || payment === null || payment.method === null ? null : 'card';
}

/**
 * Whether a placed order is to be paid at the provider. Of a method whose kind the shop does not say it is, unless an
 * account is named for the transfer.
 */
export function isPaidOnline(order: Pick<Order, 'bankTransfer'>, method: Pick<PaymentMethod, 'kind'> | null): boolean {
  if (method === null) return false;
  return method.kind === null ? order.bankTransfer === null : method.kind === 'online';
}

/**
 * True if a payment was refused by the bank or the provider, and not given up.
 *
 * @param id Of the payment in question. Where it is not known, the last one that came to an end.
 */
export function isPaymentRefused({ payments }: Pick<Order, 'payments'>, id: number | null = null): boolean {
  const asked = payments.find((payment) => payment.id === id) ?? payments.findLast(({ state }) => state !== 'new');
  return asked?.state === 'failed';
}

/** Whether the payment that counts was given up or refused, by the states that Sylius has for it. */
export function isLatestStopped(order: Pick<Order, 'payments'>): boolean {
  return ['cancelled', 'failed'].includes(latestPaymentOf(order)?.state ?? '');
}
