import type { Cents } from '#domain/shop/fields.ts';
import { isItemOf, type Order, type Sold } from '#domain/shop/order.ts';
import { isDeliveryDue } from './nextStep.ts';
import { dueOf, isAwaitingMoney } from './orderStatus.ts';

/** Open part of an investor's orders of a product. */
export interface OpenPosition {
  /** Paid tokens that the registrar has still to register. */
  toRegister: number;
  /** Cents left to pay; null if the rest of an order is unknown. */
  due: Cents | null;
}

export function openPositionOf(orders: readonly Order[], sold: Sold): OpenPosition {
  const own = orders.filter(({ items }) => items.some((item) => isItemOf(item, sold)));
  const tokensOf = ({ items }: Order) =>
    items.filter((item) => isItemOf(item, sold)).reduce((sum, { quantity }) => sum + quantity, 0);
  const dues = own.filter(isAwaitingMoney).map(dueOf);
  return {
    toRegister: own
      .filter(isDeliveryDue)
      .reduce((sum, order) => sum + Math.max(0, tokensOf(order) - (order.registered ?? 0)), 0),
    due: dues.reduce<Cents | null>((sum, due) => (sum === null || due === null ? null : sum + due), 0),
  };
}
