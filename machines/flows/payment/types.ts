import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';

/** Return pages of the provider, by their routes (requirement 2.14). */
export type PaymentScreen = 'payment/success' | 'payment/cancel';

export interface PaymentInput {
  tokenValue: string;
  /** Return page that started the machine; null if the investor asked to pay. Read only at the start. */
  returned: 'success' | 'cancel' | null;
  /** Id of the payment that this tab opened at the provider; absent unless known. */
  attempted?: number | undefined;
}

export interface PaymentContext extends PaymentInput {
  /** Order of the shop's last answer; null before the first one. */
  order: Order | null;
  /**
   * Number of checks that found the payment still open, at most `maximumChecks`; determines the pause before the next.
   */
  checks: number;
  failure: Failure | null;
}

export type PaymentEvent =
  /** "Check now"; also sent when the Back button shows the page again. */
  | { type: 'check.requested' }
  | { type: 'connection.restored' }
  /** Sent after a cancelled payment or a failure. */
  | { type: 'retry.requested' };

export type PaymentEmitted =
  /** Opens the provider's page in this tab. */
  | { type: 'provider.requested'; url: string }
  /** The order is paid, so that all orders, holdings and balances shown are outdated. */
  | { type: 'payment.settled' };
