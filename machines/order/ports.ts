import { fromPromise } from 'xstate';
import type { QuantityLimits, Reason } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { Declarations } from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { notProvided } from '#machines/notProvided.ts';

/** The product's terms, and what they say for this customer. */
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
  /** Who declares: a company does so in other words (spec section 1). */
  accountType: AccountType;
}

/** How things stand at the shop: what is on offer now, and the order; null where it is deleted, or never was there. */
export interface OrderStanding {
  offer: Offer;
  order: Order | null;
}

/** The product and the customer, read together. Fails with notFound for an unknown product. */
export const loadOffer = fromPromise<Offer, { productCode: string }>(notProvided);

/** The offer as `loadOffer` reads it and `GET orders/{token}`, at once; an order that is not found is no failure. */
export const readStanding = fromPromise<OrderStanding, { productCode: string; tokenValue: string }>(notProvided);

/** `PATCH orders/{token}/legal-documents-send`: the investor gets the documents by mail. */
export const sendLegalDocuments = fromPromise<void, { tokenValue: string }>(notProvided);

/**
 * `PATCH orders/{token}/legal-documents-confirm` with what was declared, which the shop checks and keeps with the order.
 * It takes the customer's default address.
 */
export const confirmLegalDocuments = fromPromise<Order, { tokenValue: string; declarations: Declarations }>(
  notProvided,
);

/** `GET product-payment-configurations?product.code=`: the enabled methods. */
export const loadMethods = fromPromise<PaymentMethod[], { productCode: string }>(notProvided);

/** `PATCH orders/{token}/payments/{paymentId}` with the method's code. */
export const selectMethod = fromPromise<Order, { tokenValue: string; paymentId: number; method: string }>(notProvided);

/**
 * `PATCH orders/{token}/complete`, the one call that binds. `notes`: the declarations in words, for the issuer's record.
 * Fails with wrongState when the order is completed already, with a refusal, or like any call; never called blindly.
 */
export const completeOrder = fromPromise<Order, { tokenValue: string; notes: string }>(notProvided);

/** `DELETE orders/{token}`. Its failure is only logged (spec section 8). */
export const cancelOrder = fromPromise<void, { tokenValue: string }>(notProvided);
