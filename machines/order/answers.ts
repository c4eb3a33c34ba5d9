import type { Order } from '#domain/shop/order.ts';
import { errorOf } from '#machines/failed.ts';
import type { OrderStanding } from './ports.ts';

/** Shop's answer, as the params of the guards and actions below. */

interface Answer<T> {
  event: { output: T };
}
const orderOf = ({ event }: Answer<Order>) => ({ order: event.output });
const orderFound = ({ event }: Answer<OrderStanding>) => ({ order: event.output.order });
export const standingOf = ({ event }: Answer<OrderStanding>) => ({ standing: event.output });

export const keepOrder = { type: 'rememberOrder', params: orderOf } as const;
export const keepStanding = { type: 'rememberStanding', params: standingOf } as const;

export const isForAnother = { type: 'isForAnother', params: orderOf } as const;
export const isPlaced = { type: 'isPlaced', params: orderOf } as const;
export const isPlacedOnline = { type: 'isPlacedOnline', params: orderOf } as const;
export const isMethodKept = { type: 'isMethodKept', params: orderOf } as const;

export const isRefused = { type: 'isRefused', params: errorOf } as const;
export const isMissing = { type: 'isMissing', params: errorOf } as const;
export const isWrongState = { type: 'isWrongState', params: errorOf } as const;

export const isAmountThere = { type: 'isAmountThere', params: standingOf } as const;
export const isOutdated = { type: 'isOutdated', params: standingOf } as const;
export const isConfirmedSince = { type: 'isConfirmedSince', params: standingOf } as const;
export const isMethodSet = { type: 'isMethodSet', params: standingOf } as const;
export const isMethodLost = { type: 'isMethodLost', params: standingOf } as const;
export const isRepriced = { type: 'isRepriced', params: standingOf } as const;

/** The order is completed: by this page before its answer was lost, or by another tab. */
export const completedOnline = {
  guard: { type: 'isPlacedOnline', params: orderFound },
  target: '#order.payable',
  actions: keepStanding,
} as const;
export const completed = {
  guard: { type: 'isPlaced', params: orderFound },
  target: '#order.finished',
  actions: keepStanding,
} as const;

/** Before the shop confirms an amount the order only has to exist; its content does not matter. */
export const deleted = {
  guard: { type: 'isDeleted', params: standingOf },
  target: '#order.offer.loading',
  actions: { type: 'rememberLoss' },
} as const;
/** The order was deleted or changed: it no longer matches the summary that the investor saw. */
export const gone = {
  guard: { type: 'isGone', params: standingOf },
  target: '#order.offer.loading',
  actions: { type: 'rememberLoss' },
} as const;
/** Like `gone`, but detected by the answer to a write. */
export const taken = {
  guard: isForAnother,
  target: '#order.offer.loading',
  actions: { type: 'rememberLoss' },
} as const;
/** The declarations do not cover the current order, so the investor has to make them again. */
export const undeclared = {
  guard: { type: 'isUndeclared', params: standingOf },
  target: '#order.declarations.editing',
  actions: [keepStanding, { type: 'reopenDeclarations' }],
} as const;
