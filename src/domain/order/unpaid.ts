import type { Cents } from '#domain/shop/fields.ts';
import { type DisplayState, displayState, type Standing } from './orderStatus.ts';

/** What of a customer's orders waits for their payment. */
export interface Unpaid<T> {
  orders: T[];
  /** What is still to be paid for them together, in cents; null if that is not known of one of them. */
  due: Cents | null;
}

/** States of an order for which money is still expected. */
const awaiting: readonly DisplayState[] = ['awaitingPayment', 'paymentRequired', 'partlyPaid'];

/** The orders that were placed and are not paid in full, except those whose payment is under way. */
export function unpaidOf<T extends Standing>(orders: readonly T[]): Unpaid<T> {
  const unpaid = orders.filter((order) => awaiting.includes(displayState(order)) && dueOf(order) !== 0);
  const dues = unpaid.map(dueOf).filter((due) => due !== null);
  return { orders: unpaid, due: dues.length < unpaid.length ? null : dues.reduce((sum, due) => sum + due, 0) };
}

/** Cents that are left to pay of an open order; null after a part of which the shop does not say how much it was. */
export function dueOf(order: Standing): Cents | null {
  const received = order.received ?? 0;
  return displayState(order) === 'partlyPaid' && received === 0 ? null : Math.max(0, order.total - received);
}
