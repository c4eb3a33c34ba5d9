import type { Cents } from '#domain/shop/fields.ts';
import { isItemOf, type Order, type Sold } from '#domain/shop/order.ts';
import { isDeliveryDue } from './nextStep.ts';
import { displayState } from './orderStatus.ts';
import { unpaidOf } from './unpaid.ts';

/** Open part of an investor's orders of a product. */
export interface OpenPosition {
  /** Paid tokens that the registrar has still to register. */
  toRegister: number;
  /** Orders that expect money, by payment deadline. */
  unpaid: Order[];
}

/** Whole tokens of an order that are still to be registered. */
const leftToRegister = ({ items, registered }: Order, isCounted: (item: Order['items'][number]) => boolean): number =>
  Math.max(0, items.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0) - (registered ?? 0));

/** Price of the paid tokens that the registrar has still to register, in cents; a reserved amount is not paid. */
export const paidToRegister = (orders: readonly Order[]): Cents =>
  orders.reduce((sum, order) => {
    if (!isDeliveryDue(order) || displayState(order) === 'authorized') return sum;
    const tokens = order.items.reduce((all, { quantity }) => all + quantity, 0);
    return tokens === 0 ? sum : sum + Math.round((order.total * leftToRegister(order, () => true)) / tokens);
  }, 0);

export function openPositionOf(orders: readonly Order[], sold: Sold): OpenPosition {
  const own = orders.filter(({ items }) => items.some((item) => isItemOf(item, sold)));
  return {
    toRegister: own
      .filter(isDeliveryDue)
      .reduce((sum, order) => sum + leftToRegister(order, (item) => isItemOf(item, sold)), 0),
    unpaid: unpaidOf(own),
  };
}
