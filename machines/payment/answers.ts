import type { Order } from '#domain/shop/order.ts';
import { keepFailure } from '#machines/failed.ts';

/** Returns the shop's order, as params of guards and actions. */
export const orderOf = ({ event }: { event: { output: Order } }) => ({ order: event.output });

export const keepOrder = { type: 'rememberOrder', params: orderOf } as const;

export const received = {
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
export const stopped = {
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
