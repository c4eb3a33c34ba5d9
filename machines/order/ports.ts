import { fromPromise } from 'xstate';
import type { QuantityLimits, Reason } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';

/** What is on offer, and to whom: the product's terms, and what of the customer they depend on. */
export interface Offer {
  productCode: string;
  productName: string;
  variantCode: string;
  /** For hints beside the amount (`termsOf`). A total is always the shop's. */
  terms: Terms;
  /** Whole tokens that this customer may order (`quantityLimits`); hints as well, the shop decides. */
  limits: QuantityLimits;
  /** Why this customer cannot buy the product (`reasonsNotToBuy`); empty when they can. */
  reasons: Reason[];
  /** Shown to be opened and confirmed. */
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

/** What the investor saw when they pressed the order button. */
export interface OrderAsSeen {
  tokenValue: string;
  productCode: string;
  /** Whole tokens. */
  quantity: number;
  /** In cents. */
  total: number;
  notes: string;
}

/**
 * `PATCH orders/{token}/complete`, after the order was read once more. Fails with wrongState when it is completed already
 * or is not what the investor saw (another tab changed it), with a refusal, or like any call; never called again blindly.
 */
export const completeOrder = fromPromise<Order, OrderAsSeen>(notProvided);

/** `DELETE orders/{token}`. Its failure is only logged (spec section 8). */
export const cancelOrder = fromPromise<void, { tokenValue: string }>(notProvided);
