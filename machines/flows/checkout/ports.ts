import { fromPromise } from 'xstate';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Reads the enabled methods by `GET product-payment-configurations?product.code=`. */
export const loadMethods = fromPromise<PaymentMethod[], { productCode: string }>(notProvided);

/** Sets the method's code by `PATCH orders/{token}/payments/{paymentId}`. */
export const selectMethod = fromPromise<Order, { tokenValue: string; paymentId: number; method: string }>(notProvided);

/** Deletes the order by `DELETE orders/{token}`. A failure is only logged (requirement 8.17). */
export const cancelOrder = fromPromise<void, { tokenValue: string }>(notProvided);
