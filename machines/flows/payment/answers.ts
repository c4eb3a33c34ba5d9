import { keepFailure } from '#machines/kit/failed.ts';
import { keepOrder, orderOf } from '../checkout/answers.ts';
import type { PaymentContext } from './types.ts';

/** Reads the order; each state that uses this read defines its transitions. */
export const orderRead = {
  id: 'readOrder',
  src: 'readOrder',
  input: ({ context }: { context: PaymentContext }) => ({ tokenValue: context.tokenValue }),
} as const;

export const paymentReceived = {
  guard: { type: 'isPaid', params: orderOf },
  target: '#payment.succeeded',
  actions: keepOrder,
} as const;

export const nothingToPay = {
  guard: { type: 'isClosed', params: orderOf },
  target: '#payment.closed',
  actions: keepOrder,
} as const;

/** The order is paid by bank transfer, of which no page of the provider knows anything. */
export const byTransfer = {
  guard: { type: 'isByTransfer', params: orderOf },
  target: '#payment.byTransfer',
  actions: keepOrder,
} as const;

/** A payment that was under way has stopped, or the latest payment was cancelled or refused. */
export const paymentStopped = {
  guard: { type: 'cameToNothing', params: orderOf },
  target: '#payment.cancelled',
  actions: keepOrder,
} as const;

/** The provider has not reported the result yet, or the shop has not received the report. */
export const notDecided = { target: '#payment.pending', actions: keepOrder } as const;

/** For states that have a sibling state `failed`. */
export const notCompleted = {
  guard: { type: 'isNotCompleted', params: orderOf },
  target: 'failed',
  actions: [keepOrder, { type: 'rememberNotPayable' }],
} as const;

export const notRead = { target: 'failed', actions: keepFailure } as const;
