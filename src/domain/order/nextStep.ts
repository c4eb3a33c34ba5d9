import type { Order } from '#domain/shop/order.ts';
import {
  awaitedTransferOf,
  type DisplayState,
  displayState,
  isAwaitingMoney,
  type OrderStateFields,
  refundDueOf,
} from './orderStatus.ts';
import { canRetryPayment } from './payment.ts';

/**
 * Next step of an investor. `askAmount`: the amount left to pay is unknown. `askState`: the shop uses a word of its own
 * for the payment, the checkout or the delivery, so the next step is unknown. `refund`: the order has ended without a
 * purchase, and the shop refunds the payment. `over`: nothing follows.
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

/** States of a delivery whose tokens are still to be delivered. */
const deliverable: readonly string[] = ['cart', 'ready', 'partially_shipped'];

/** True if an order is paid, and its known delivery state says that tokens are still to be delivered. */
export const isDeliveryDue = (order: OrderStateFields): boolean =>
  ['paid', 'authorized', 'partlyRefunded'].includes(displayState(order)) && deliverable.includes(order.shippingState);

const stepOf: Readonly<Record<DisplayState, OrderStep>> = {
  cart: 'notPlaced',
  // Paid by transfer or at the provider; an order that allows neither is in an unknown state.
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

/** Next step of an order, for any state that a shop may send. */
export function orderStepOf(order: OrderStateFields & Pick<Order, 'bankTransfer'>): OrderStep {
  const state = displayState(order);
  if (awaitedTransferOf(order) !== null) return 'transfer';
  if (order.bankTransfer !== null && isAwaitingMoney(order)) return 'askAmount';
  if (state === 'withdrawn' || refundDueOf(order) > 0) return 'refund';
  if (canRetryPayment(order)) return 'pay';
  if (state === 'partlyRefunded' && order.shippingState === 'shipped') return 'delivered';
  return isDeliveryDue(order) ? 'delivery' : stepOf[state];
}
