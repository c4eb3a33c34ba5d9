import { fromPromise } from 'xstate';
import type { CheckoutSession, Order } from '#domain/shop/order.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Reads the order by `GET orders/{token}`. Fails with notFound for another customer's order. */
export const readOrder = fromPromise<Order, { tokenValue: string }>(notProvided);

/**
 * Returns the provider's page (`GET orders/{token}/payments/{paymentId}/configuration`), its URL validated against the
 * allowed ones; null for a method that is not paid online. Fails with paymentRefused, wrongState …, and with contract
 * for a URL that is not allowed.
 */
export const configurePayment = fromPromise<CheckoutSession | null, { tokenValue: string; paymentId: number }>(
  notProvided,
);
