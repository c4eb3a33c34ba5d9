import type { Declarations } from '#domain/order/suitability.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { Offer } from './ports.ts';

/** The screens of the order flow. The declarations stand at the address of the amount (spec section 2). */
export type OrderScreen = `order-process/${OrderStep}` | 'orders/finish';

/** The steps of the flow, in their order. */
export const orderSteps = ['token', 'declarations', 'addresses', 'payment-methods', 'confirmation'] as const;
export type OrderStep = (typeof orderSteps)[number];

/**
 * What the last look at the shop found changed, after the investor had seen it: the total, the way to pay, or what the
 * declarations rest on (a document more, an amount that asks for more). `nothing`: although the shop refused the order.
 */
export type OrderChange = { kind: 'changed'; what: 'total' | 'method' | 'nothing' } | DeclarationsChange;

/**
 * Why the declarations no longer cover the order. Where neither is said, the shop has dropped them, since the order was
 * changed elsewhere, or more of the bond has been subscribed to since.
 */
export interface DeclarationsChange {
  kind: 'changed';
  what: 'declarations';
  /** In cents, the total that they were made for; null where it is still that. */
  was: Cents | null;
  /** Ids of the documents that have come since. */
  added: readonly number[];
}

export interface OrderInput {
  productCode: string;
  /** Whole tokens, as the card or the address said; the form starts with it. Spec section 4: 1 by default. */
  quantity: number;
  /** Language that the order is made in (payload of `POST orders`). */
  locale: Locale;
}

export interface OrderContext {
  productCode: string;
  locale: Locale;
  /** Null until it is loaded. */
  offer: Offer | null;
  /** Whole tokens, as submitted last. The shop confirmed them if `order` says the same. */
  quantity: number;
  /** The shop's answer to the last call that succeeded. Null while there is no order. */
  order: Order | null;
  declarations: Declarations;
  /** Null until they are loaded. */
  methods: PaymentMethod[] | null;
  /** Code of the method being chosen. The shop confirmed it if the order's payment says the same. */
  method: string | null;
  /**
   * In cents, the total that the declarations were made for and the legal documents confirmed; null while they are still
   * to be made for the present amount.
   */
  confirmedTotal: Cents | null;
  /** What stands in the way, shown beside what it concerns. */
  failure: Failure | OrderChange | null;
}

export type OrderEvent =
  // The amount, and what is declared for it.
  | { type: 'quantity.submitted'; quantity: number }
  | { type: 'declarations.changed'; declarations: Declarations }
  | { type: 'declarations.submitted'; declarations: Declarations }
  // The later steps.
  | { type: 'address.confirmed' }
  | { type: 'method.selected'; method: string }
  /** „Zahlungspflichtig bestellen". */
  | { type: 'order.placed' }
  // Anywhere.
  | { type: 'retry.requested' }
  /** A step's link, a deep link, back or forward. Ignored where the step was not reached; the address is corrected then. */
  | { type: 'screen.requested'; screen: OrderScreen }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
  /** Another tab of the same customer did something to the order that is shown here. */
  | { type: 'order.changedElsewhere' }
  /** Sent once, right after starting from a persisted snapshot. */
  | { type: 'order.restored' };

export type OrderEmitted =
  /** The order is placed: forget the draft. */
  | { type: 'order.completed' }
  /** The order is given up, and the shop was asked to delete it: forget the draft. */
  | { type: 'order.cancelled' }
  /** Deleting failed, which is only logged (spec section 8). */
  | { type: 'cancellation.failed'; failure: Failure };

/** How the flow ended. `online`: to be paid at the provider, see the machine `payment`. */
export type OrderOutput =
  | { kind: 'online'; tokenValue: string }
  | { kind: 'offline'; tokenValue: string }
  | { kind: 'cancelled' };
