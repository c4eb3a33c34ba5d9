import { assign, emit, setup } from 'xstate';
import { failureOf } from '#domain/shop/failure.ts';
import { isCompleted, type Order, type PaymentMethod } from '#domain/shop/order.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { checkoutGuards } from '../checkout/guards.ts';
import { cancelOrder, loadMethods, selectMethod } from '../checkout/ports.ts';
import type { CheckoutEmitted, CheckoutOutput } from '../checkout/types.ts';
import { placementMachine } from '../placement/machine.ts';
import type { PlacementOutput } from '../placement/types.ts';
import { completeOrder, confirmAddress, findOrder, readOffer, saveAddress } from './ports.ts';
import { costsOther, hasReached, isFor, isOtherWork, isReady } from './rules.ts';
import type {
  PostalAddress,
  PurchaseChange,
  PurchaseContext,
  PurchaseEvent,
  PurchaseInput,
  PurchaseScreen,
  PurchaseStep,
  Repricing,
  WorkOffer,
} from './types.ts';

/** Returns the guard of a step's link: true if the step is requested and reached. */
const mayOpen =
  (step: PurchaseStep) =>
  ({ context }: { context: PurchaseContext }, { screen }: { screen: string }) =>
    screen === `order-process/${step}` && hasReached(context, step);

export const purchaseSetup = setup({
  types: {
    context: {} as PurchaseContext,
    input: {} as PurchaseInput,
    output: {} as CheckoutOutput,
    events: {} as PurchaseEvent,
    emitted: {} as CheckoutEmitted,
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
  guards: checkoutGuards,
}).extend({
  guards: {
    isUnavailable: (_, params: { offer: WorkOffer }) => params.offer.obstacle !== null,
    // True for a failure; a change does not count as one.
    hasFailed: ({ context: { failure } }) => failure !== null && failure.kind !== 'changed',

    mayChangeAddress: mayOpen('addresses'),
    mayChooseMethod: mayOpen('payment-methods'),
    mayReview: mayOpen('confirmation'),

    isPlacedInCart: (_, params: { output: PlacementOutput }) => params.output.kind === 'placed',
    isNotSold: (_, params: { output: PlacementOutput }) => params.output.kind === 'refused',
    isForAnother: ({ context }, params: { order: Order }) => !isFor(params.order, context),
    isRepricedSinceOffer: ({ context }, params: { order: Order }) =>
      params.order.total !== nonNull(context.offer).price,

    isMethodThere: ({ context }, params: { methods: PaymentMethod[] }) =>
      params.methods.some(({ code }) => code === context.method),
    isOffered: ({ context: { methods } }, params: { method: string }) =>
      methods?.some(({ code }) => code === params.method) === true,

    // True if another tab deleted or changed the order that the customer saw.
    isGone: ({ context }, { order }: { order: Order | null }) =>
      order === null || (!isCompleted(order) && !isReady(order, context)),
    isOfferRepriced: ({ context }, params: { offer: WorkOffer }) => costsOther(params.offer, context),
    isOfferChanged: ({ context }, params: { offer: WorkOffer }) => isOtherWork(params.offer, context),
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
