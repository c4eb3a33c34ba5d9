import type { Order } from '#domain/shop/order.ts';
import {
  awaitedTransferOf,
  type DisplayState,
  displayState,
  isAwaitingMoney,
  refundDueOf,
  type Standing,
} from './orderStatus.ts';
import { canRetryPayment } from './payment.ts';

/**
 * The one thing that follows for an investor. `askAmount`: how much is left to pay is not known. `askState`:
 * the shop has a word of its own for the payment, the checkout or the delivery, so that nothing is known to follow.
 * `refund`: the order has come to nothing, and what was paid is given back. `over`: nothing follows.
 */
export type OrderStep =
  | 'transfer'
  | 'pay'
  | 'askAmount'
  | 'askState'
  | 'refund'
  | 'processing'
  | 'delivery'
  | 'delivered'
  | 'over'
  | 'notPlaced';

/** States of a delivery from which the tokens are still to come. */
const deliverable: readonly string[] = ['cart', 'ready', 'partially_shipped'];

/** True if an order is paid and its tokens are still to come, by states of its delivery that are known here. */
export const isDeliveryDue = (order: Standing): boolean =>
  ['paid', 'authorized', 'partlyRefunded'].includes(displayState(order)) && deliverable.includes(order.shippingState);

const stepOf: Readonly<Record<DisplayState, OrderStep>> = {
  cart: 'notPlaced',
  // Paid by transfer or at the provider; what can be paid in neither way is not known here.
  awaitingPayment: 'askState',
  paymentRequired: 'askState',
  processing: 'processing',
  partlyPaid: 'askAmount',
  authorized: 'askState',
  paid: 'askState',
  shipped: 'delivered',
  withdrawn: 'refund',
  refunded: 'over',
  partlyRefunded: 'over',
  cancelled: 'over',
  other: 'askState',
};

/** The next step of an order, for every state that a shop may tell. */
export function orderStepOf(order: Standing & Pick<Order, 'bankTransfer'>): OrderStep {
  const state = displayState(order);
  if (awaitedTransferOf(order) !== null) return 'transfer';
  if (order.bankTransfer !== null && isAwaitingMoney(order)) return 'askAmount';
  if (state === 'withdrawn' || refundDueOf(order) > 0) return 'refund';
  if (canRetryPayment(order)) return 'pay';
  if (state === 'partlyRefunded' && order.shippingState === 'shipped') return 'delivered';
  return isDeliveryDue(order) ? 'delivery' : stepOf[state];
}
