import { fromPromise } from 'xstate';
import type { Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Creates an order by `POST orders`. A customer has at most one open order; the shop returns it with its items. */
export const createOrder = fromPromise<Order, { locale: Locale }>(notProvided);

/** Deletes the order by `DELETE orders/{token}`. */
export const deleteOrder = fromPromise<void, { tokenValue: string }>(notProvided);

/**
 * Adds an item by `POST orders/{token}/items` and returns the order with the shop's totals. Fails with a refusal
 * (lastTokens, orderTooHigh …) or like any call.
 */
export const addItem = fromPromise<Order, { tokenValue: string; variantCode: string; quantity: number }>(notProvided);

/** Sets the quantity by `PATCH orders/{token}/items/{itemId}`; returns the order and fails like `addItem`. */
export const setQuantity = fromPromise<Order, { tokenValue: string; itemId: number; quantity: number }>(notProvided);
