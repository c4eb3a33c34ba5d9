import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DisplayState } from '#domain/order/orderStatus.ts';

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
