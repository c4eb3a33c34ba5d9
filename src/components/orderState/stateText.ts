import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DisplayState } from '#domain/order/orderStatus.ts';
import type { Order } from '#domain/shop/order.ts';

/** The state of an order in a word (spec section 4, order list display). */
export const stateText: Record<DisplayState, MessageDescriptor> = {
  cart: msg`Nicht abgeschlossen`,
  awaitingPayment: msg`Zahlung offen`,
  paymentRequired: msg`Zahlung nötig`,
  processing: msg`Zahlung wird geprüft`,
  partlyPaid: msg`Teilweise bezahlt`,
  authorized: msg`Zahlung bestätigt`,
  paid: msg`Bezahlt`,
  shipped: msg`Abgerechnet`,
  withdrawn: msg`Widerrufen`,
  refunded: msg`Erstattet`,
  cancelled: msg`Storniert`,
  other: msg`Anderer Stand`,
};

/** Word for the state in which an order is shown; the shop's own if nobody knows it. */
export const stateWord = (i18n: I18n, state: DisplayState, { paymentState }: Pick<Order, 'paymentState'>): string =>
  state === 'other' ? paymentState : i18n._(stateText[state]);
