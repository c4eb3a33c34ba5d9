import type { Cents } from '#domain/shop/fields.ts';
import { isItemOf, type Order, type Sold } from '#domain/shop/order.ts';
import { isDeliveryDue, orderStepOf } from './nextStep.ts';
import { displayState, dueOf, isAwaitingMoney } from './orderStatus.ts';
import { isSubscribed } from './subscribed.ts';
import { unpaidOf } from './unpaid.ts';

/** Open part of an investor's orders of a product. */
export interface OpenPosition {
  /** Paid tokens that the registrar has still to register. */
  toRegister: number;
  /** Orders that expect money, by payment deadline. */
  unpaid: Order[];
}

const tokensIn = (items: Order['items']): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whole tokens of these items of an order that are still to be registered. */
const leftToRegister = (items: Order['items'], registered: Order['registered']): number =>
  Math.max(0, tokensIn(items) - (registered ?? 0));

/** Subscribed amounts, in cents, by what is still to happen. */
export interface SubscribedParts {
  registered: Cents;
  /** Received, and not registered yet. */
  paid: Cents;
  /** Reserved on a card, and not charged yet. */
  reserved: Cents;
  open: Cents;
  /** In a state that the shop is still to settle: a payment under way, or a word of its own. */
  processing: Cents;
}

/** Returns the parts of all orders that count; they sum to the subscribed amount (requirement 2.50). */
export function subscribedParts(orders: readonly Order[]): SubscribedParts {
  const parts = { registered: 0, paid: 0, reserved: 0, open: 0, processing: 0 };
  for (const order of orders.filter(isSubscribed)) {
    const { total, items } = order;
    const step = orderStepOf(order);
    if (step === 'delivered') parts.registered += total;
    else if (isDeliveryDue(order)) {
      const tokens = tokensIn(items);
      const left = tokens === 0 ? total : Math.round((total * leftToRegister(items, order.registered)) / tokens);
      parts.registered += total - left;
      parts[displayState(order) === 'authorized' ? 'reserved' : 'paid'] += left;
    } else if (isAwaitingMoney(order)) {
      const due = dueOf(order) ?? total;
      parts.open += due;
      parts.paid += total - due;
    } else parts.processing += total;
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
  const all = tokensIn(order.items);
  const registered = order.registered ?? 0;
  return { registered: registered > 0 && registered < all ? registered : null, all };
}

export function openPositionOf(orders: readonly Order[], sold: Sold): OpenPosition {
  const own = orders.filter(({ items }) => items.some((item) => isItemOf(item, sold)));
  return {
    toRegister: own.filter(isDeliveryDue).reduce(
      (sum, order) =>
        sum +
        leftToRegister(
          order.items.filter((item) => isItemOf(item, sold)),
          order.registered,
        ),
      0,
    ),
    unpaid: unpaidOf(own),
  };
}
