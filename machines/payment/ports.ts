import { fromPromise } from 'xstate';
import type { CheckoutSession, Order } from '#domain/shop/order.ts';
import { notProvided } from '#machines/notProvided.ts';

/** `GET orders/{token}`. Fails with notFound for somebody else's order. */
export const readOrder = fromPromise<Order, { tokenValue: string }>(notProvided);

/**
 * `GET orders/{token}/payments/{paymentId}/configuration`: the provider's page, its URL checked against what may be
 * opened; null for a method that is not paid online. Fails with paymentRefused, wrongState …, and with contract for a URL that may not be opened.
 */
export const configurePayment = fromPromise<CheckoutSession | null, { tokenValue: string; paymentId: number }>(
  notProvided,
);
