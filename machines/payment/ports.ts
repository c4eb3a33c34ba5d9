import { fromPromise } from 'xstate';
import type { CheckoutSession, Order } from '#domain/order.ts';

const notProvided = (): never => {
  throw new Error('payment: a port was not provided');
};

/** `GET orders/{token}`. Fails with notFound for somebody else's order. */
export const readOrder = fromPromise<Order, { tokenValue: string }>(notProvided);

/** `GET orders/{token}/payments/{paymentId}/configuration`: the provider's page. Fails with paymentRefused, wrongState … */
export const configurePayment = fromPromise<CheckoutSession, { tokenValue: string; paymentId: number }>(notProvided);

/** Opens the provider's page in this tab, after checking that its URL may be opened. Fails when it may not. */
export const openProvider = fromPromise<void, { url: string }>(notProvided);
