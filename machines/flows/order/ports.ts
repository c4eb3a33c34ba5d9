import { fromPromise } from 'xstate';
import type { QuantityLimits, Reason } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { Declarations } from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Product's terms, evaluated for this customer. */
export interface Offer {
  productCode: string;
  productName: string;
  variantCode: string;
  /** Terms for hints beside the amount (`termsOf`). Every total comes from the shop. */
  terms: Terms;
  /** Whole tokens that this customer may order (`quantityLimits`); hints as well, the shop decides. */
  limits: QuantityLimits;
  /** Reasons why this customer cannot buy the product (`reasonsNotToBuy`); empty if they can. */
  reasons: Reason[];
  /** Documents that the customer has to open and confirm. */
  legalDocuments: LegalDocument[];
  /** True if the customer is a professional investor (requirement 6.3). */
  professional: boolean;
  /** Account type of the declarations: companies get other texts (requirement 1.1). */
  accountType: AccountType;
}

/** Current state at the shop: the offer and the order. `order` is null if it was deleted or never existed. */
export interface OrderStatus {
  offer: Offer;
  order: Order | null;
}

/** Reads the product and the customer. Fails with notFound for an unknown product. */
export const loadOffer = fromPromise<Offer, { productCode: string }>(notProvided);

/**
 * Reads the offer like `loadOffer` and the order by `GET orders/{token}`, at once; a missing order is not a failure.
 */
export const readOrderStatus = fromPromise<OrderStatus, { productCode: string; tokenValue: string }>(notProvided);

/** Mails the documents to the investor by `PATCH orders/{token}/legal-documents-send`. */
export const sendLegalDocuments = fromPromise<void, { tokenValue: string }>(notProvided);

/**
 * Sends the declarations by `PATCH orders/{token}/legal-documents-confirm`; the shop validates them, stores them with
 * the order, and puts the customer's default address into it.
 */
export const confirmLegalDocuments = fromPromise<Order, { tokenValue: string; declarations: Declarations }>(
  notProvided,
);

/**
 * Places the order by `PATCH orders/{token}/complete`, the only binding call; never called blindly. `notes`: the
 * declarations in words, for the issuer's record. Fails with wrongState if the order is completed already, with a
 * refusal, or like any call.
 */
export const completeOrder = fromPromise<Order, { tokenValue: string; notes: string }>(notProvided);
