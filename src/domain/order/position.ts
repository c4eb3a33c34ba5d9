import type { Cents } from '#domain/shop/fields.ts';
import { isItemOf, type Order, type Sold } from '#domain/shop/order.ts';
import { isDeliveryDue } from './nextStep.ts';
import { type DisplayState, displayState } from './orderStatus.ts';
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

/** Price of the subscribed tokens, in cents, by what is still to happen; the parts sum to the subscribed amount. */
export interface SubscribedParts {
  registered: Cents;
  /** Paid, and not registered yet. */
  paid: Cents;
  /** Reserved on a card, and not charged yet. */
  reserved: Cents;
  /** Not paid in full, or the payment is not known yet. */
  open: Cents;
}

const partOf: Readonly<Partial<Record<DisplayState, keyof SubscribedParts>>> = {
  authorized: 'reserved',
  paid: 'paid',
  partlyRefunded: 'paid',
};

/** Price of an order's tokens that the registrar has still to register. */
function priceToRegister(order: Order): Cents {
  if (order.shippingState === 'shipped') return 0;
  const tokens = tokensOf(order);
  return tokens === 0 ? order.total : Math.round((order.total * leftToRegister(order, () => true)) / tokens);
}

export function subscribedParts(orders: readonly Order[]): SubscribedParts {
  const parts = { registered: 0, paid: 0, reserved: 0, open: 0 };
  for (const order of orders.filter(isSubscribed)) {
    const left = priceToRegister(order);
    parts.registered += order.total - left;
    parts[partOf[displayState(order)] ?? 'open'] += left;
  }
  return parts;
}

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
