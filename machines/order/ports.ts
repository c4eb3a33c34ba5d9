import { fromPromise } from 'xstate';
import type { Order, PaymentMethod } from '#domain/order.ts';
import type { LegalDocument } from '#domain/product.ts';
import type { Cents } from '#domain/schema.ts';

/**
 * What is on offer, and to whom: a summary of the product's terms and of what of the customer they depend on. Amounts
 * in cents, quantities in whole tokens.
 */
export interface Offer {
  productCode: string;
  productName: string;
  variantCode: string;
  /** What one token costs, and its nominal value. For hints only: a total is always the shop's. */
  unitPrice: Cents;
  nominalValue: Cents;
  available: number;
  minimum: Cents | null;
  /** Limit for this customer; null for professionals and where there is none. */
  maximum: Cents | null;
  /** Percent a year, as the shop writes it ("5.25"). */
  interestRate: string | null;
  maturityDate: string | null;
  legalDocuments: LegalDocument[];
  /** Whether the customer is a professional investor (spec section 6). */
  professional: boolean;
}

/** What the shop knows of an order: nothing (deleted, or never there), still open, or completed. */
export type OrderReading = { kind: 'none' } | { kind: 'cart'; order: Order } | { kind: 'completed'; order: Order };

const notProvided = (): never => {
  throw new Error('order: a port was not provided');
};

/** The product and the customer, read together. Fails with notFound for an unknown product. */
export const loadOffer = fromPromise<Offer, { productCode: string }>(notProvided);

/** `GET orders/{token}`; a 404 is not a failure but `none`. */
export const readOrder = fromPromise<OrderReading, { tokenValue: string }>(notProvided);

/**
 * `PATCH orders/{token}/legal-documents-send`, then `PATCH …/legal-documents-confirm`, in this order: so an order whose
 * documents are confirmed has had them sent too. The shop takes the customer's default address.
 */
export const confirmLegalDocuments = fromPromise<Order, { tokenValue: string }>(notProvided);

/** `GET product-payment-configurations?product.code=`: the enabled methods. */
export const loadMethods = fromPromise<PaymentMethod[], { productCode: string }>(notProvided);

/** `PATCH orders/{token}/payments/{paymentId}` with the method's code. */
export const selectMethod = fromPromise<Order, { tokenValue: string; paymentId: number; method: string }>(notProvided);

/** `PATCH orders/{token}/complete`. Fails with a refusal, wrongState, or as any call; never called again blindly. */
export const completeOrder = fromPromise<Order, { tokenValue: string; notes: string }>(notProvided);

/** `DELETE orders/{token}`. Its failure is only logged (spec section 8). */
export const cancelOrder = fromPromise<void, { tokenValue: string }>(notProvided);
