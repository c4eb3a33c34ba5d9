import type { Order } from '#domain/shop/order.ts';
import { keepFailure } from '#machines/failed.ts';

/** The order that the shop answered with, as params of what decides or remembers something about it. */
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

/** The money comes by bank transfer: no page of the provider has anything to tell of it. */
export const byTransfer = {
  guard: { type: 'isByTransfer', params: orderOf },
  target: '#payment.byTransfer',
  actions: keepOrder,
} as const;

/** A payment that was under way is not any more, or the one that counts was given up or refused. */
export const stopped = {
  guard: { type: 'cameToNothing', params: orderOf },
  target: '#payment.cancelled',
  actions: keepOrder,
} as const;

/** The provider has not told the outcome, or the shop has not heard of it. */
export const notDecided = { target: '#payment.pending', actions: keepOrder } as const;

/** For the states beside a `failed` of their own. */
export const notCompleted = {
  guard: { type: 'isNotCompleted', params: orderOf },
  target: 'failed',
  actions: [keepOrder, { type: 'rememberNotPayable' }],
} as const;

export const notRead = { target: 'failed', actions: keepFailure } as const;
