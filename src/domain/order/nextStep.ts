import type { Order } from '#domain/shop/order.ts';
import { byDeadline } from './deadlines.ts';
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

/** Returns the next step of an order, for any state that a shop may send. */
export function orderStepOf(order: OrderStateFields & Pick<Order, 'bankTransfer'>): OrderStep {
  const state = displayState(order);
  if (awaitedTransferOf(order) !== null) return 'transfer';
  if (order.bankTransfer !== null && isAwaitingMoney(order)) return 'askAmount';
  if (state === 'withdrawn' || refundDueOf(order) > 0) return 'refund';
  if (canRetryPayment(order)) return 'pay';
  if (state === 'partlyRefunded' && order.shippingState === 'shipped') return 'delivered';
  return isDeliveryDue(order) ? 'delivery' : stepOf[state];
}

/**
 * Part of an order list: orders that the customer still has to pay, that others work on, and that need nothing more.
 */
export type OrderGroup = 'toPay' | 'running' | 'done';

const groupOf: Readonly<Record<OrderStep, OrderGroup>> = {
  transfer: 'toPay',
  pay: 'toPay',
  askAmount: 'toPay',
  askState: 'running',
  refund: 'running',
  processing: 'running',
  delivery: 'running',
  delivered: 'done',
  over: 'done',
  notPlaced: 'done',
};

/** Part of the list in which an order stands. */
export const orderGroupOf = (order: Parameters<typeof orderStepOf>[0]): OrderGroup => groupOf[orderStepOf(order)];

/** True if the customer still has to pay an order. */
export const isAnyToPay = (orders: readonly Parameters<typeof orderStepOf>[0][]): boolean =>
  orders.some((order) => orderGroupOf(order) === 'toPay');

/** Orders sorted by their groups; orders to pay by their deadlines, the others stay in their order. */
export function groupedOrders<T extends Parameters<typeof orderStepOf>[0] & Pick<Order, 'checkoutCompletedAt'>>(
  orders: readonly T[],
): T[] {
  const groups = Map.groupBy(orders, orderGroupOf);
  return [...byDeadline(groups.get('toPay') ?? []), ...(groups.get('running') ?? []), ...(groups.get('done') ?? [])];
}
