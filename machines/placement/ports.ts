import { fromPromise } from 'xstate';
import type { Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { notProvided } from '#machines/notProvided.ts';

/** `POST orders`. The shop keeps one open order per customer: where there is one, it hands that back, items and all. */
export const createOrder = fromPromise<Order, { locale: Locale }>(notProvided);

/** `DELETE orders/{token}`. */
export const deleteOrder = fromPromise<void, { tokenValue: string }>(notProvided);

/** `POST orders/{token}/items`; answers the order with the shop's totals. Fails with a refusal (lastTokens, orderTooHigh …) or like any call. */
export const addItem = fromPromise<Order, { tokenValue: string; variantCode: string; quantity: number }>(notProvided);

/** `PATCH orders/{token}/items/{itemId}`; answers the order with the shop's totals. Fails like `addItem`. */
export const setQuantity = fromPromise<Order, { tokenValue: string; itemId: number; quantity: number }>(notProvided);
