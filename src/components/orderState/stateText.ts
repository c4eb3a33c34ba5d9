import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { orderStepOf } from '#domain/order/nextStep.ts';
import {
  type DisplayState,
  displayState,
  isPaid,
  type OrderStateFields,
  ownWordOf,
} from '#domain/order/orderStatus.ts';
import type { Order } from '#domain/shop/order.ts';

/** State of an order in a word (requirement 4.15). */
export const stateText: Record<DisplayState, MessageDescriptor> = {
  cart: msg`Nicht abgeschlossen`,
  awaitingPayment: msg`Zahlung offen`,
  paymentRequired: msg`Zahlung erforderlich`,
  processing: msg`Zahlung wird geprüft`,
  partlyPaid: msg`Teilweise bezahlt`,
  authorized: msg`Betrag reserviert`,
  paid: msg`Bezahlt`,
  shipped: msg`Abgerechnet`,
  withdrawn: msg`Widerrufen`,
  refunded: msg`Erstattet`,
  partlyRefunded: msg`Teilweise erstattet`,
  cancelled: msg`Storniert`,
  other: msg`Anderer Status`,
};

/** Returns the word for an order's displayed state; the shop's own word for an unknown state. */
export const stateWord = (
  i18n: I18n,
  state: DisplayState,
  order: Pick<Order, 'checkoutState' | 'paymentState'>,
): string => (state === 'other' ? ownWordOf(order) : i18n._(stateText[state]));

/** Sentence about a state for which the shop uses a word of its own. */
export const unknownState = msg`Unser System meldet diesen Status. Seine Bedeutung können wir hier nicht angeben.`;

/**
 * Returns the sentence about a paid order for whose delivery the shop uses a word of its own; null for all other
 * orders.
 */
export function unknownDelivery(order: OrderStateFields & Pick<Order, 'bankTransfer'>): MessageDescriptor | null {
  if (!isPaid(order) || displayState(order) === 'other' || orderStepOf(order) !== 'askState') return null;
  const word = order.shippingState;
  return msg`Die Zahlung ist eingegangen. Zur Übertragung meldet unser System „${word}“. Die Bedeutung können wir hier nicht angeben.`;
}
