import type { Declarations } from '#domain/order/suitability.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { CheckoutContext, CheckoutEvent } from '../checkout/types.ts';
import type { Offer } from './ports.ts';

/** Screens of the order flow. The declarations share the address of the amount (requirement 2.11). */
export type OrderScreen = `order-process/${OrderStep}` | 'orders/finish';

export const orderSteps = ['token', 'declarations', 'addresses', 'payment-methods', 'confirmation'] as const;
export type OrderStep = (typeof orderSteps)[number];

/**
 * Change found by the last read of the shop, after the investor had seen the order: the total, the payment method, or
 * the basis of the declarations (a further document, an amount with further declarations). `nothing`: no change,
 * although the shop refused the order.
 */
export type OrderChange = { kind: 'changed'; what: 'method' | 'nothing' } | TotalChange | DeclarationsChange;

/** `was`: the total in cents that the investor had seen. */
interface TotalChange {
  kind: 'changed';
  what: 'total';
  was: Cents;
}

/**
 * Reason why the declarations no longer cover the order. If `was` is null and `added` is empty, the shop has dropped
 * them because another tab changed the order, or because more of the bond has been subscribed to since.
 */
export interface DeclarationsChange {
  kind: 'changed';
  what: 'declarations';
  /** Total in cents of the declarations; null if the total is unchanged. */
  was: Cents | null;
  /** Ids of documents added since the declarations. */
  added: readonly number[];
}

export interface OrderInput {
  productCode: string;
  /** Whole tokens from the card or the address; initial value of the form. Requirement 4.16: 1 by default. */
  quantity: number;
  /** Language of the order (payload of `POST orders`). */
  locale: Locale;
}

export interface OrderContext extends CheckoutContext {
  /** Null until loaded. */
  offer: Offer | null;
  /** Whole tokens, as last submitted. The shop has confirmed them if `order` has the same quantity. */
  quantity: number;
  declarations: Declarations;
  /** Total in cents of the confirmed declarations and legal documents; null if the current amount still needs them. */
  confirmedTotal: Cents | null;
  /** Failure or change, shown beside the field that it concerns. */
  failure: Failure | OrderChange | null;
}

export type OrderEvent =
  // Amount and declarations.
  | { type: 'quantity.submitted'; quantity: number }
  | { type: 'declarations.changed'; declarations: Declarations }
  | { type: 'declarations.submitted'; declarations: Declarations }
  // Later steps.
  | { type: 'address.confirmed' }
  | CheckoutEvent<OrderScreen>;
