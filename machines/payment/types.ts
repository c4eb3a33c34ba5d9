import type { Failure } from '#domain/failure.ts';
import type { Order } from '#domain/order.ts';

/** Null where the machine does not choose the screen: it shows where it was started. */
export type PaymentScreen = 'payment/success' | 'payment/cancel' | null;

export interface PaymentInput {
  tokenValue: string;
  /** Which return page it was started on; null when the investor wants to pay now. */
  returned: 'success' | 'cancel' | null;
}

export interface PaymentContext extends PaymentInput {
  /** As the shop answered last. */
  order: Order | null;
  /** Checks that found the payment still under way, at most `maximumChecks`; the pause between checks grows with it. */
  checks: number;
  failure: Failure | null;
}

export type PaymentEvent =
  | { type: 'check.requested' }
  | { type: 'retry.requested' }
  /** Also sent when the page is shown again by the Back button. */
  | { type: 'connection.restored' };

export type PaymentEmitted = { type: 'payment.settled'; tokenValue: string };
