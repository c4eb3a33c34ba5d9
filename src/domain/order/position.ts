import type { Cents } from '#domain/shop/fields.ts';
import { isItemOf, type Order, type Sold } from '#domain/shop/order.ts';
import { deliverable, isDeliveryDue } from './nextStep.ts';
import { displayState } from './orderStatus.ts';
import { isSubscribed } from './subscribed.ts';
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

const tokensOf = ({ items }: Order): number => items.reduce((all, { quantity }) => all + quantity, 0);

/** Price of the tokens that the registrar has still to register, in cents. */
const priceToRegister = (orders: readonly Order[]): Cents =>
  orders.reduce((sum, order) => {
    const tokens = tokensOf(order);
    return tokens === 0 ? sum : sum + Math.round((order.total * leftToRegister(order, () => true)) / tokens);
  }, 0);

/** Price of the paid tokens that the registrar has still to register, in cents; a reserved amount is not paid. */
export const paidToRegister = (orders: readonly Order[]): Cents =>
  priceToRegister(orders.filter((order) => isDeliveryDue(order) && displayState(order) !== 'authorized'));

/** Price of the subscribed tokens, paid or not, that the registrar has still to register, in cents. */
export const subscribedToRegister = (orders: readonly Order[]): Cents =>
  priceToRegister(orders.filter((order) => isSubscribed(order) && deliverable.includes(order.shippingState)));

/**
 * Tokens of an order of which the registrar has registered a part; `registered` is null if the shop sends no number.
 */
export interface PartRegistration {
  registered: number | null;
  all: number;
}

/** Returns the registered part of a paid order; null unless the shop says that a part is registered. */
export function partRegistrationOf(order: Order): PartRegistration | null {
  if (!isDeliveryDue(order) || order.shippingState !== 'partially_shipped') return null;
  const all = tokensOf(order);
  const registered = order.registered ?? 0;
  return { registered: registered > 0 && registered < all ? registered : null, all };
}

export function openPositionOf(orders: readonly Order[], sold: Sold): OpenPosition {
  const own = orders.filter(({ items }) => items.some((item) => isItemOf(item, sold)));
  return {
    toRegister: own
      .filter(isDeliveryDue)
      .reduce((sum, order) => sum + leftToRegister(order, (item) => isItemOf(item, sold)), 0),
    unpaid: unpaidOf(own),
  };
}
