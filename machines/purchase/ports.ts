import { fromPromise } from 'xstate';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import { notProvided } from '#machines/notProvided.ts';
import type { PostalAddress, WorkOffer } from './types.ts';

/** The work and the customer, read together. Fails with notFound for an unknown work. */
export const readOffer = fromPromise<WorkOffer, { productCode: string }>(notProvided);

/** `POST addresses`, unless it is the one that is known: its IRI. Asked again, the shop answers with the one it has. */
export const saveAddress = fromPromise<string, { address: PostalAddress; known: WorkOffer['address'] }>(notProvided);

/**
 * `PATCH orders/{token}/legal-documents-confirm`: the order is made out to this address, and what is to be read with the
 * work was read. May be made again.
 */
export const confirmAddress = fromPromise<Order, { tokenValue: string; billingAddress: string }>(notProvided);

/** `GET product-payment-configurations?product.code=`: the enabled methods. */
export const loadMethods = fromPromise<PaymentMethod[], { productCode: string }>(notProvided);

/** `PATCH orders/{token}/payments/{paymentId}` with the method's code. */
export const selectMethod = fromPromise<Order, { tokenValue: string; paymentId: number; method: string }>(notProvided);

/** `GET orders/{token}`; null where it is deleted. */
export const findOrder = fromPromise<Order | null, { tokenValue: string }>(notProvided);

/**
 * `PATCH orders/{token}/complete`, the one call that binds. Fails with wrongState when the order is completed already, with
 * a refusal, or like any call; never called blindly.
 */
export const completeOrder = fromPromise<Order, { tokenValue: string }>(notProvided);

/** `DELETE orders/{token}`. Its failure is only logged (spec section 8). */
export const cancelOrder = fromPromise<void, { tokenValue: string }>(notProvided);
