import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';

/** The pages that the provider comes back to, as routes name them (spec section 2). */
export type PaymentScreen = 'payment/success' | 'payment/cancel';

export interface PaymentInput {
  tokenValue: string;
  /** Which return page it was started on; null when the investor wants to pay now. Asked for at the start only. */
  returned: 'success' | 'cancel' | null;
  /** Id of the payment that this tab went to the provider for, where that is known. */
  attempted?: number | undefined;
}

export interface PaymentContext extends PaymentInput {
  /** As the shop answered last. */
  order: Order | null;
  /** Checks that found the payment still open, at most `maximumChecks`; the pause between checks grows with it. */
  checks: number;
  failure: Failure | null;
}

export type PaymentEvent =
  /** "Check now"; also to be sent when the page is shown again by the Back button. */
  | { type: 'check.requested' }
  | { type: 'connection.restored' }
  /** After a cancelled payment or a failure. */
  | { type: 'retry.requested' };

export type PaymentEmitted =
  /** Open the provider's page in this tab. */
  | { type: 'provider.requested'; url: string }
  /** The order is paid: what shows orders, holdings or money is out of date. */
  | { type: 'payment.settled' };
