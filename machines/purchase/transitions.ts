import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import { errorOf } from '#machines/failed.ts';
import { given } from '#machines/given.ts';
import { purchaseSetup } from './setup.ts';
import type { PurchaseContext, PurchaseScreen, WorkOffer } from './types.ts';

/** Shop's answer, as the params of the guards and actions below. */

interface Answer<T> {
  event: { output: T };
}
const orderOf = ({ event }: Answer<Order>) => ({ order: event.output });
const orderFound = ({ event }: Answer<Order | null>) => ({ order: event.output });
export const methodsOf = ({ event }: Answer<PaymentMethod[]>) => ({ methods: event.output });

export const keepOrder = { type: 'rememberOrder', params: orderOf } as const;
export const keepFound = { type: 'rememberOrder', params: orderFound } as const;

export const isMissing = { type: 'isMissing', params: errorOf } as const;
export const isRefused = { type: 'isRefused', params: errorOf } as const;
export const isWrongState = { type: 'isWrongState', params: errorOf } as const;
export const isMethodKept = { type: 'isMethodKept', params: orderOf } as const;
export const isMethodLost = { type: 'isMethodLost', params: orderFound } as const;
export const isRepriced = { type: 'isRepriced', params: orderFound } as const;
export const isPlaced = { type: 'isPlaced', params: orderOf } as const;
export const isPlacedOnline = { type: 'isPlacedOnline', params: orderOf } as const;
export const isRepricedSinceOffer = { type: 'isRepricedSinceOffer', params: orderOf } as const;

type Seen<T> = { context: PurchaseContext } & Answer<T>;
/** Returns the total in the summary and the order's current total. */
export const repricedFound = ({ context, event }: Seen<Order | null>) => ({
  from: given(context.order).total,
  to: given(event.output).total,
});
/** Returns the price on the work's page and the order's current total. */
export const repricedSinceOffer = ({ context, event }: Seen<Order>) => ({
  from: given(given(context.offer).price),
  to: event.output.total,
});
export const offerOf = ({ event }: Answer<WorkOffer>) => ({ offer: event.output });
export const isUnavailable = { type: 'isUnavailable', params: offerOf } as const;
export const isOfferRepriced = { type: 'isOfferRepriced', params: offerOf } as const;
export const isOfferChanged = { type: 'isOfferChanged', params: offerOf } as const;
export const keepOffer = { type: 'rememberOffer', params: offerOf } as const;
export const repricedOffer = ({ context, event }: Seen<WorkOffer>) => ({
  from: given(context.order).total,
  to: given(event.output.price),
});

const begin = { target: '#purchase.offer.loading', actions: { type: 'rememberLoss' } } as const;
/** The answer to a write shows that the order now holds another work. */
export const taken = { guard: { type: 'isForAnother', params: orderOf }, ...begin } as const;
/** The order of a write was deleted. */
export const missed = { guard: isMissing, ...begin } as const;
/** A read shows that the order was deleted or changed. */
export const gone = { guard: { type: 'isGone', params: orderFound }, ...begin } as const;
/** The order is completed: by this page before its answer was lost, or by another tab. */
export const completedOnline = {
  guard: { type: 'isPlacedOnline', params: orderFound },
  target: '#purchase.payable',
  actions: keepFound,
} as const;
export const completed = {
  guard: { type: 'isPlaced', params: orderFound },
  target: '#purchase.finished',
  actions: keepFound,
} as const;

/** Ignores events during a call. */
export const underWay = {
  'screen.requested': {},
  'leave.requested': {},
  'order.changedElsewhere': {},
  'order.restored': {},
};

const tokenIn = ({ context }: { context: PurchaseContext }) => ({ tokenValue: given(context.order).tokenValue });

/** Reads the order from the shop; each state that uses this read defines its transitions. */
export const look = { id: 'findOrder', src: 'findOrder', input: tokenIn } as const;

/** Transitions of a step after the address step, for a leave request, a reload or a message of another tab. */
export const step = {
  'leave.requested': { target: '.leaving' },
  'order.changedElsewhere': { target: '.checking', actions: { type: 'clearFailure' } },
  'order.restored': { target: '.checking', actions: { type: 'clearFailure' } },
} as const;

/**
 * Builds the state that asks before the order is given up. `rest` is the state of a customer who stays; `failed` is
 * that state if a call had failed before.
 */
export const leavingFrom = (screen: PurchaseScreen, rest: `#purchase.${string}`, failed?: `#purchase.${string}`) =>
  purchaseSetup.createStateConfig({
    description: 'The customer wants to leave.',
    initial: 'asking',
    on: underWay,
    states: {
      asking: {
        description: 'The page asks the customer whether to give up the order and lose all prepared information.',
        meta: { screen, requirement: 'spec 2, leaving asks; spec 8, loseData' },
        on: {
          'leave.confirmed': { target: 'deleting' },
          'leave.declined': [
            ...(failed ? [{ guard: { type: 'isFailed' as const }, target: failed }] : []),
            { target: rest },
          ],
        },
      },
      deleting: {
        description: 'The shop deletes the order.',
        tags: 'busy',
        meta: { screen, requirement: 'spec 4, cancelling deletes the order and clears state' },
        invoke: {
          id: 'cancelOrder',
          src: 'cancelOrder',
          input: tokenIn,
          onDone: { target: '#purchase.cancelled' },
          onError: {
            target: '#purchase.cancelled',
            actions: { type: 'emitCancellationFailure', params: errorOf },
          },
        },
      },
    },
  });
