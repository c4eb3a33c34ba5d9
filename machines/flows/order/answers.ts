import type { Order } from '#domain/shop/order.ts';
import { keepFailure } from '#machines/kit/failed.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { type Answer, isMissing, keepOrder, orderOf, startAgainIn, takenFrom } from '../checkout/answers.ts';
import { finishedIn, lostOrCompletedIn } from '../checkout/completing.ts';
import { hasChoice, hasNoMethod, keepMethods, keepOnlyMethod, methodStoredIn, methodsOf } from '../checkout/paying.ts';
import type { Offer, OrderStatus } from './ports.ts';
import type { OrderContext } from './types.ts';

export const offerOf = ({ event }: Answer<Offer>) => ({ offer: event.output });
const orderFound = ({ event }: Answer<OrderStatus>) => ({ order: event.output.order });
const statusOf = ({ event }: Answer<OrderStatus>) => ({ status: event.output });

export const keepOffer = { type: 'rememberOffer', params: offerOf } as const;
export const keepStatus = { type: 'rememberStatus', params: statusOf } as const;
export const keepAmountThere = { type: 'rememberAmountThere', params: statusOf } as const;

export const isAmountThere = { type: 'isAmountThere', params: orderFound } as const;
export const isOutdated = { type: 'isOutdated', params: statusOf } as const;
export const isConfirmedSince = { type: 'isConfirmedSince', params: orderFound } as const;
export const isMethodSet = { type: 'isMethodSet', params: orderFound } as const;
export const isMethodLost = { type: 'isMethodLost', params: orderFound } as const;
export const isRepriced = { type: 'isRepriced', params: orderFound } as const;

/** Before the shop confirms an amount the order only has to exist; its content does not matter. */
export const orderDeleted = { guard: { type: 'isDeleted', params: orderFound }, ...startAgainIn('order') } as const;
export const orderCompleted = finishedIn('order', orderFound, keepStatus);
/** Transitions after a read of an order that no longer matches what the investor saw, or is completed. */
export const lostOrCompleted = lostOrCompletedIn('order', orderFound, keepStatus);
/** The answer to a write shows that another tab has changed the order. */
export const orderTaken = takenFrom('order');
/** The declarations do not cover the current order, so the investor has to make them again. */
const declarationsMissing = {
  guard: { type: 'isUndeclared', params: statusOf },
  target: '#order.declarations.editing',
  actions: [keepStatus, { type: 'reopenDeclarations' }],
} as const;
/** Transitions after a read of the order that lead away from every step behind the declarations. */
export const lostOrUndeclared = [...lostOrCompleted, declarationsMissing] as const;
/** Like `declarationsMissing`, but detected by the answer to the payment method. */
const methodStoredUndeclared = {
  guard: {
    type: 'isUndeclared',
    params: ({ context, event }: { context: OrderContext } & Answer<Order>) => ({
      status: { offer: nonNull(context.offer), order: event.output },
    }),
  },
  target: '#order.declarations.editing',
  actions: [keepOrder, { type: 'reopenDeclarations' }],
} as const;
/** The answer to the payment method has another total: the summary shows it with the change. */
const methodStoredRepriced = {
  guard: { type: 'isRepriced', params: orderOf },
  target: '#order.review.summary',
  actions: [{ type: 'rememberSeenTotal' }, keepOrder],
} as const;
/** Transitions after the answer to the payment method, the chosen one or the only one. */
export const methodStored = methodStoredIn('order', methodStoredUndeclared, methodStoredRepriced);
/** Transitions after a read of the methods, to the step's own `selecting` if there is only one. */
export const methodsFound = [
  { guard: hasChoice, target: '#order.payment.choosing', actions: keepMethods },
  { guard: hasNoMethod, target: '#order.review.summary', actions: keepMethods },
  {
    guard: { type: 'isOnlyMethodKept', params: methodsOf },
    target: '#order.review.summary',
    actions: keepOnlyMethod,
  },
  { target: 'selecting', actions: keepOnlyMethod },
] as const;
/** The last call did not find the order, which exists. */
export const orderStillThere = { guard: { type: 'isStillThere' }, target: 'failed', actions: keepStatus } as const;

export const callFailed = { target: 'failed', actions: keepFailure } as const;
/** Transitions after a failed write: another tab may have deleted the order, so a read of the shop decides. */
export const missedOrFailed = [{ guard: isMissing, target: 'retrying', actions: keepFailure }, callFailed] as const;
