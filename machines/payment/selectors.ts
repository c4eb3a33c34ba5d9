import type { SnapshotFrom } from 'xstate';
import { isPaymentRefused } from '#domain/order/payment.ts';
import type { paymentMachine } from './machine.ts';
import type { PaymentScreen } from './types.ts';

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** What the page tells about the payment; one view each. */
export type PaymentStage =
  | 'checking'
  | 'redirecting'
  | 'pending'
  | 'succeeded'
  | 'alreadyPaid'
  | 'cancelled'
  | 'unpaid'
  | 'byTransfer'
  | 'closed'
  | 'notBegun'
  | 'notChecked';

export function selectStage(snapshot: PaymentSnapshot): PaymentStage {
  // Until the provider's page is there, opening a session and going to it are one thing to the investor.
  if (snapshot.matches({ paying: 'configuring' }) || snapshot.matches({ paying: 'redirecting' })) return 'redirecting';
  if (snapshot.matches({ paying: 'failed' })) return snapshot.context.order === null ? 'notChecked' : 'notBegun';
  if (snapshot.matches({ returned: 'failed' }) || snapshot.matches({ turnedBack: 'failed' })) return 'notChecked';
  for (const stage of ['pending', 'succeeded', 'alreadyPaid', 'cancelled', 'unpaid', 'byTransfer', 'closed'] as const) {
    if (snapshot.matches(stage)) return stage;
  }
  return 'checking';
}

/** The screen that the state asks for; null: stay where the payment was started. */
export function selectScreen(snapshot: PaymentSnapshot): PaymentScreen | null {
  return Object.values(snapshot.getMeta()).find((meta) => meta?.screen)?.screen ?? null;
}

/** The order as the shop answered last; null before the first answer. */
export const selectOrder = (snapshot: PaymentSnapshot) => snapshot.context.order;
/** True if the payment was refused by the bank or the provider, and not given up. */
export const isRefused = ({ context: { order, attempted } }: PaymentSnapshot): boolean =>
  order !== null && isPaymentRefused(order, attempted);
export const selectFailure = (snapshot: PaymentSnapshot) => snapshot.context.failure;
export const isBusy = (snapshot: PaymentSnapshot) => snapshot.hasTag('busy');
