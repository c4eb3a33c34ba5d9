import type { Failure } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Order } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { BidOffer } from '../bid/ports.ts';
import type { CheckoutContext, CheckoutEvent } from '../checkout/types.ts';

export const purchaseSteps = ['addresses', 'payment-methods', 'confirmation'] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

/** Screens of the purchase (requirement 2.25). */
export type PurchaseScreen = `order-process/${PurchaseStep}` | 'thank-you-for-offline-payment';

/** Billing address, as entered. */
export interface PostalAddress {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  postcode: string;
  city: string;
  /** ISO 3166-1, two letters. */
  countryCode: string;
}

/** Work, evaluated for this customer. */
export interface WorkOffer extends BidOffer {
  productCode: string;
  /** URL of the work's picture; null if it has none. */
  picture: string | null;
  /** Customer's home address, as the form's initial value; null if unknown. */
  address: (PostalAddress & { iri: string }) | null;
  legalDocuments: LegalDocument[];
  /** Total number of copies; null if the shop does not say. */
  edition: number | null;
  /** True if the buyer gets the exclusive rights of use. */
  isExclusive: boolean;
  /** Further facts that a buyer relies on: files by name, properties, royalties. */
  facts: readonly string[];
}

/** Price that the customer saw, and the shop's current price, in cents. */
export interface Repricing {
  from: Cents;
  to: Cents;
}

/**
 * Change found after the customer had seen the offer. `work`: the work itself. `nothing`: no change, although the shop
 * refused the order.
 */
export type PurchaseChange =
  | ({ kind: 'changed'; what: 'total' } & Repricing)
  | { kind: 'changed'; what: 'method' | 'work' | 'nothing' };

export interface PurchaseInput {
  productCode: string;
  /** Language of the order (payload of `POST orders`). */
  locale: Locale;
  /** Order that a bid has created for this work; absent or null if the purchase creates its own. */
  order?: Order | null;
}

export interface PurchaseContext extends CheckoutContext {
  /** Null until loaded. */
  offer: WorkOffer | null;
  /** Last submitted address; null before. */
  address: PostalAddress | null;
  /** IRI of that address at the shop; null before the shop has it. */
  addressIri: string | null;
  /** Failure or change to show. */
  failure: Failure | PurchaseChange | null;
}

export type PurchaseEvent = { type: 'address.submitted'; address: PostalAddress } | CheckoutEvent<PurchaseScreen>;
