import {
  isCompleted,
  isKnownCheckout,
  latestPaymentOf,
  type Order,
  type OrderPayment,
  type PaymentMethod,
  type PaymentState,
} from '#domain/shop/order.ts';
import { isPaid, isReceived, isUnderWay } from './orderStatus.ts';

/**
 * Meaning of an order's payment state for an investor who wants to pay (requirement 4.13). `open`: no payment was made
 * and none is under way. `processing`: the provider took a payment and has not reported the outcome. `closed`:
 * cancelled, refunded or withdrawn from. `unknown`: partly paid, or in a state of the shop's own; the app asks for no
 * payment.
 */
export type PaymentStatus = 'notCompleted' | 'open' | 'processing' | 'paid' | 'closed' | 'unknown';

type PaymentFacts = Pick<
  Order,
  'checkoutState' | 'checkoutCompletedAt' | 'paymentState' | 'payments' | 'total' | 'received' | 'withdrawnAt'
>;

const unpaid: readonly string[] = ['cart', 'awaiting_payment', 'payment_required'] satisfies PaymentState[];

export function paymentStatusOf(order: PaymentFacts): PaymentStatus {
  if (!isCompleted(order)) return 'notCompleted';
  if (isPaid(order) || ['shipped', 'partially_refunded'].includes(order.paymentState)) return 'paid';
  if (['refunded', 'cancelled'].includes(order.paymentState)) return 'closed';
  if (isUnderWay(order)) return 'processing';
  if (order.withdrawnAt !== null) return 'closed';
  if (isReceived(order)) return 'processing';
  return isKnownCheckout(order) && unpaid.includes(order.paymentState) ? 'open' : 'unknown';
}

/**
 * True if the app may send the investor to the payment provider again for the same order: the order is open, and not
 * paid by bank transfer. While a payment is `processing`, a second one could charge the investor twice. An order that
 * the shop has completed but still calls a cart expects no payment.
 */
export function canRetryPayment(order: PaymentFacts & Pick<Order, 'bankTransfer'>): boolean {
  return paymentStatusOf(order) === 'open' && order.paymentState !== 'cart' && order.bankTransfer === null;
}

/**
 * Returns the payment whose method the customer may still change; null once money is on its way, and for an order that
 * the shop calls paid, ended or withdrawn from.
 */
export function changeablePaymentOf(order: PaymentFacts): (OrderPayment & { method: string }) | null {
  const { id, method, state } = latestPaymentOf(order) ?? { id: 0, method: null, state: '' };
  const isOpen = paymentStatusOf(order) === 'open' && order.paymentState !== 'cart' && !order.received;
  return isOpen && state === 'new' && method !== null ? { id, method, state } : null;
}

/**
 * Returns the payment channel of a placed order: a transfer if the shop names an account for it (requirement 9.14),
 * else the provider. Null if no method was chosen, or if the shop does not report received transfers: a missing account
 * then means nothing.
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
 * True if a placed order has to be paid at the provider. If the shop does not send the method's kind: true unless the
 * order names an account for a transfer.
 */
export function isPaidOnline(order: Pick<Order, 'bankTransfer'>, method: Pick<PaymentMethod, 'kind'> | null): boolean {
  if (method === null) return false;
  return method.kind === null ? order.bankTransfer === null : method.kind === 'online';
}

/**
 * True if the bank or the provider refused a payment; false if the customer gave it up.
 *
 * @param id Id of the payment in question. If null or unknown, the last payment that ended counts.
 */
export function isPaymentRefused({ payments }: Pick<Order, 'payments'>, id: number | null = null): boolean {
  const asked = payments.find((payment) => payment.id === id) ?? payments.findLast(({ state }) => state !== 'new');
  return asked?.state === 'failed';
}

/** True if the current payment was given up or refused, by Sylius' states. */
export function isLatestStopped(order: Pick<Order, 'payments'>): boolean {
  return ['cancelled', 'failed'].includes(latestPaymentOf(order)?.state ?? '');
}
