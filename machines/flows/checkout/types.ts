import type { Failure } from '#domain/shop/failure.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';

/** Part of the context that a bond's order and a work's purchase share. */
export interface CheckoutContext {
  productCode: string;
  /** Language of the order (payload of `POST orders`). */
  locale: Locale;
  /** Shop's answer to the last successful call; null before there is an order. */
  order: Order | null;
  /** Null until loaded. */
  methods: PaymentMethod[] | null;
  /** Code of the chosen method. The shop has confirmed it if the order's payment has the same code. */
  method: string | null;
}

/** Events of the steps after the order exists. */
export type CheckoutEvent<Screen extends string> =
  | { type: 'method.selected'; method: string }
  /** „Zahlungspflichtig bestellen“. */
  | { type: 'order.placed' }
  // Every step.
  | { type: 'retry.requested' }
  /** A step's link, a deep link, back or forward. Ignored before the step is reached; the page then fixes the URL. */
  | { type: 'screen.requested'; screen: Screen }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
  /** Another tab of the same customer changed the order shown here. */
  | { type: 'order.changedElsewhere' }
  /** Sent once, right after starting from a persisted snapshot. */
  | { type: 'order.restored' };

export type CheckoutEmitted =
  /** The order is placed; the listener deletes the draft. */
  | { type: 'order.completed' }
  /** The order is given up and its deletion was requested; the listener deletes the draft. */
  | { type: 'order.cancelled' }
  /** The deletion failed, which is only logged (requirement 8.17). */
  | { type: 'cancellation.failed'; failure: Failure };

/** Result of the flow. `online`: the customer still pays at the provider, see the machine `payment`. */
export type CheckoutOutput =
  | { kind: 'online'; tokenValue: string }
  | { kind: 'offline'; tokenValue: string }
  | { kind: 'cancelled' };

/** Machines that consist of these parts; a target begins with the machine's name. */
export type Flow = 'order' | 'purchase';
