import { fromPromise } from 'xstate';
import type { Order } from '#domain/shop/order.ts';
import { notProvided } from '#machines/kit/notProvided.ts';
import type { PostalAddress, WorkOffer } from './types.ts';

/** Reads the work and the customer. Fails with notFound for an unknown work. */
export const readOffer = fromPromise<WorkOffer, { productCode: string }>(notProvided);

/** Returns the IRI of the known address if equal, else of a new one by `POST addresses`. Safe to repeat. */
export const saveAddress = fromPromise<string, { address: PostalAddress; known: WorkOffer['address'] }>(notProvided);

/**
 * Sets this billing address and confirms that the customer has read the work's documents, by `PATCH
 * orders/{token}/legal-documents-confirm`. Safe to repeat.
 */
export const confirmAddress = fromPromise<Order, { tokenValue: string; billingAddress: string }>(notProvided);

/** Reads the order by `GET orders/{token}`; null if deleted. */
export const findOrder = fromPromise<Order | null, { tokenValue: string }>(notProvided);

/**
 * Places the order by `PATCH orders/{token}/complete`, the only binding call. Fails with wrongState if the order is
 * completed already, with a refusal, or like any call; never called blindly.
 */
export const completeOrder = fromPromise<Order, { tokenValue: string }>(notProvided);
