import type { SnapshotFrom } from 'xstate';
import { isPaymentRefused } from '#domain/order/payment.ts';
import type { paymentMachine } from './machine.ts';

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

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
  // Until the provider's page opens, the investor sees opening a session and the redirect as one step.
  if (snapshot.matches({ paying: 'configuring' }) || snapshot.matches({ paying: 'redirecting' })) return 'redirecting';
  if (snapshot.matches({ paying: 'failed' })) return snapshot.context.order === null ? 'notChecked' : 'notBegun';
  if (snapshot.matches({ returned: 'failed' }) || snapshot.matches({ turnedBack: 'failed' })) return 'notChecked';
  for (const stage of ['pending', 'succeeded', 'alreadyPaid', 'cancelled', 'unpaid', 'byTransfer', 'closed'] as const) {
    if (snapshot.matches(stage)) return stage;
  }
  return 'checking';
}

export const selectOrder = (snapshot: PaymentSnapshot) => snapshot.context.order;
/** True if the bank or the provider refused the payment; false if the investor cancelled it. */
export const isRefused = ({ context: { order, attempted } }: PaymentSnapshot): boolean =>
  order !== null && isPaymentRefused(order, attempted);
export const selectFailure = (snapshot: PaymentSnapshot) => snapshot.context.failure;
export const isBusy = (snapshot: PaymentSnapshot) => snapshot.hasTag('busy');
