import { assign, emit, setup } from 'xstate';
import { isRefusal } from '#domain/order/refusal.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { isCompleted, isMethodKept, type Order, type PaymentMethod } from '#domain/shop/order.ts';
import { given } from '#machines/given.ts';
import type { Meta } from '../meta.ts';
import { placementMachine } from '../placement/machine.ts';
import type { PlacementOutput } from '../placement/types.ts';
import {
  cancelOrder,
  completeOrder,
  confirmAddress,
  findOrder,
  loadMethods,
  readOffer,
  saveAddress,
  selectMethod,
} from './ports.ts';
import { costsOther, hasReached, isFor, isOtherWork, isReady, outcomeOf } from './rules.ts';
import type {
  PostalAddress,
  PurchaseChange,
  PurchaseContext,
  PurchaseEmitted,
  PurchaseEvent,
  PurchaseInput,
  PurchaseOutput,
  PurchaseScreen,
  Repricing,
  WorkOffer,
} from './types.ts';

export const purchaseSetup = setup({
  types: {
    context: {} as PurchaseContext,
    input: {} as PurchaseInput,
    output: {} as PurchaseOutput,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<PurchaseScreen>,
  },
  actors: {
    readOffer,
    saveAddress,
    placement: placementMachine,
    confirmAddress,
    loadMethods,
    selectMethod,
    findOrder,
    completeOrder,
    cancelOrder,
  },
  guards: {
    isUnavailable: (_, params: { offer: WorkOffer }) => params.offer.obstacle !== null,
    isOrdered: ({ context }) => context.order !== null,
    mayChangeAddress: ({ context }, params: { screen: PurchaseScreen }) =>
      params.screen === 'order-process/addresses' && hasReached(context, 'addresses'),
    mayChooseMethod: ({ context }, params: { screen: PurchaseScreen }) =>
      params.screen === 'order-process/payment-methods' && hasReached(context, 'payment-methods'),
    mayReview: ({ context }, params: { screen: PurchaseScreen }) =>
      params.screen === 'order-process/confirmation' && hasReached(context, 'confirmation'),

    isPlacedInCart: (_, params: { output: PlacementOutput }) => params.output.kind === 'placed',
    isNotSold: (_, params: { output: PlacementOutput }) => params.output.kind === 'refused',
    isForAnother: ({ context }, params: { order: Order }) => !isFor(params.order, context),
    isRepricedSinceOffer: ({ context }, params: { order: Order }) => params.order.total !== given(context.offer).price,

    isMethodToBeKept: ({ context }, params: { methods: PaymentMethod[] }) =>
      !isMethodKept(given(context.order), context.method) && params.methods.some(({ code }) => code === context.method),
    isMethodThere: ({ context }, params: { methods: PaymentMethod[] }) =>
      params.methods.some(({ code }) => code === context.method),
    hasChoice: (_, params: { methods: PaymentMethod[] }) => params.methods.length > 1,
    hasNoMethod: (_, params: { methods: PaymentMethod[] }) => params.methods.length === 0,
    isMethodKept: ({ context }, params: { order: Order }) => isMethodKept(params.order, context.method),

    isPlaced: (_, params: { order: Order | null }) => params.order !== null && isCompleted(params.order),
    isPlacedOnline: ({ context }, params: { order: Order | null }) =>
      outcomeOf({ ...context, order: params.order }).kind === 'online',
    // True if another tab deleted or changed the order that the customer saw.
    isGone: ({ context }, { order }: { order: Order | null }) =>
      order === null || (!isCompleted(order) && !isReady(order, context)),
    isMethodLost: ({ context }, { order }: { order: Order | null }) =>
      context.method !== null && order !== null && !isMethodKept(order, context.method),
    isRepriced: ({ context }, { order }: { order: Order | null }) =>
      order !== null && order.total !== given(context.order).total,
    isOfferRepriced: ({ context }, params: { offer: WorkOffer }) => costsOther(params.offer, context),
    isOfferChanged: ({ context }, params: { offer: WorkOffer }) => isOtherWork(params.offer, context),
    // True for a failure; a change does not count as one.
    isFailed: ({ context: { failure } }) => failure !== null && failure.kind !== 'changed',
    isOffered: ({ context: { methods } }, params: { method: string }) =>
      methods?.some(({ code }) => code === params.method) === true,
    hasFailed: ({ context }) => context.failure !== null,

    isRefused: (_, params: { error: unknown }) => isRefusal(failureOf(params.error)),
    isMissing: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
    isWrongState: (_, params: { error: unknown }) => failureOf(params.error).kind === 'wrongState',
  },
  actions: {
    rememberOffer: assign((_, params: { offer: WorkOffer }) => ({ offer: params.offer })),
    rememberAddress: assign((_, params: { address: PostalAddress }) => ({ address: params.address })),
    rememberAddressIri: assign((_, params: { iri: string }) => ({ addressIri: params.iri })),
    rememberOrder: assign((_, params: { order: Order | null }) => ({ order: params.order })),
    rememberMethods: assign((_, params: { methods: PaymentMethod[] }) => ({ methods: params.methods })),
    rememberMethod: assign((_, params: { method: string }) => ({ method: params.method })),
    rememberOnlyMethod: assign((_, params: { methods: PaymentMethod[] }) => ({
      methods: params.methods,
      method: params.methods[0]?.code ?? null,
    })),
    rememberPlacement: assign((_, params: { output: PlacementOutput }) =>
      params.output.kind === 'placed'
        ? { order: params.output.order, failure: null }
        : // The next placement reads the shop's order again.
          { order: null, failure: params.output.failure },
    ),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberUnconfirmed: assign({ failure: { kind: 'contract', path: 'checkoutState' } }),
    rememberOtherMethod: assign({ failure: { kind: 'conflict' } }),
    rememberChange: assign((_, params: { what: Exclude<PurchaseChange['what'], 'total'> }) => ({
      failure: { kind: 'changed', what: params.what },
    })),
    rememberPrice: assign((_, params: Repricing) => ({ failure: { kind: 'changed', what: 'total', ...params } })),
    forgetMethod: assign({ method: null }),
    /** Drops the lost order and keeps the entered values. */
    rememberLoss: assign({ order: null, method: null, failure: { kind: 'notFound' } }),
    forgetOrder: assign({ order: null, method: null }),
    clearFailure: assign({ failure: null }),
    emitCompletion: emit({ type: 'order.completed' }),
    emitCancellation: emit({ type: 'order.cancelled' }),
    emitCancellationFailure: emit((_, params: { error: unknown }) => ({
      type: 'cancellation.failed' as const,
      failure: failureOf(params.error),
    })),
  },
});
