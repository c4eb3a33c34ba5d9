import { fromPromise } from 'xstate';
import type { Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';

const notProvided = (): never => {
  throw new Error('placement: a port was not provided');
};

/**
 * `POST orders`, for an order without items. The shop hands back a customer's open order: when it has items the port
 * deletes it and asks again (spec section 4, order flow).
 */
export const createOrder = fromPromise<Order, { locale: Locale }>(notProvided);

/** `POST orders/{token}/items`; answers the order with the shop's totals. Fails with a refusal (lastTokens, orderTooHigh …) or like any call. */
export const addItem = fromPromise<Order, { tokenValue: string; variantCode: string; quantity: number }>(notProvided);

/** `PATCH orders/{token}/items/{itemId}`; answers the order with the shop's totals. Fails like `addItem`. */
export const setQuantity = fromPromise<Order, { tokenValue: string; itemId: number; quantity: number }>(notProvided);
