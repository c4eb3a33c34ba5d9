import type { Failure } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { BidOffer } from '../bid/ports.ts';

/** The steps, in their order. */
export const purchaseSteps = ['addresses', 'payment-methods', 'confirmation'] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

/** The screens of buying a work (spec section 2, marketplace reading). */
export type PurchaseScreen = `order-process/${PurchaseStep}` | 'thank-you-for-offline-payment';

/** Where the order is made out to, as it is typed. */
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

/** The work, and what it says for this customer. */
export interface WorkOffer extends BidOffer {
  productCode: string;
  /** Address of what is seen of it; null where nothing is. */
  picture: string | null;
  /** Where the customer lives, to begin with; null where they have not said. */
  address: (PostalAddress & { iri: string }) | null;
  legalDocuments: LegalDocument[];
  /** Copies that there are in all; null where the shop does not say. */
  edition: number | null;
  /** The exclusive rights of use go to the buyer. */
  isExclusive: boolean;
  /** Further facts a buyer relies on: files by name, properties, royalties. */
  facts: readonly string[];
}

/** A price that the customer saw, and that which the shop asks for now, in cents. */
export interface Repricing {
  from: Cents;
  to: Cents;
}

/**
 * A change found after the customer had seen the offer. `work`: what is bought for the price. `nothing`: although the shop
 * refused the order.
 */
export type PurchaseChange =
  | ({ kind: 'changed'; what: 'total' } & Repricing)
  | { kind: 'changed'; what: 'method' | 'work' | 'nothing' };

export interface PurchaseInput {
  productCode: string;
  /** Language that the order is made in (payload of `POST orders`). */
  locale: Locale;
  /** The order that a bid has begun for this work; none or null where the purchase begins its own. */
  order?: Order | null;
}

export interface PurchaseContext extends PurchaseInput {
  /** Null until it is loaded. */
  offer: WorkOffer | null;
  /** As submitted last. */
  address: PostalAddress | null;
  /** IRI of that address at the shop. */
  addressIri: string | null;
  /** The shop's answer to the last call that succeeded. Null while there is no order. */
  order: Order | null;
  /** Null until they are loaded. */
  methods: PaymentMethod[] | null;
  /** Code of the method being chosen. The shop confirmed it if the order's payment says the same. */
  method: string | null;
  /** What stands in the way, or has changed. */
  failure: Failure | PurchaseChange | null;
}

export type PurchaseEvent =
  | { type: 'address.submitted'; address: PostalAddress }
  | { type: 'method.selected'; method: string }
  /** „Zahlungspflichtig bestellen“. */
  | { type: 'order.placed' }
  | { type: 'retry.requested' }
  /** A step's link, a deep link, back or forward. Ignored where the step was not reached. */
  | { type: 'screen.requested'; screen: PurchaseScreen }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
  /** Another tab of the same customer did something to the order that is shown here. */
  | { type: 'order.changedElsewhere' }
  /** Sent once, right after starting from a persisted snapshot. */
  | { type: 'order.restored' };

export type PurchaseEmitted =
  /** The order is placed: forget the draft. */
  | { type: 'order.completed' }
  /** The order is given up, and the shop was asked to delete it: forget the draft. */
  | { type: 'order.cancelled' }
  /** Deleting failed, which is only logged (spec section 8). */
  | { type: 'cancellation.failed'; failure: Failure };

/** How it ended. `online`: to be paid at the provider, see the machine `payment`. */
export type PurchaseOutput =
  | { kind: 'online'; tokenValue: string }
  | { kind: 'offline'; tokenValue: string }
  | { kind: 'cancelled' };
