import { assign, emit, setup } from 'xstate';
import { isRefusal } from '#domain/order/refusal.ts';
import { type Declarations, noDeclarations } from '#domain/order/suitability.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { isCompleted, isMethodKept, type Order, type PaymentMethod } from '#domain/shop/order.ts';
import type { Meta } from '../meta.ts';
import { placementMachine } from '../placement/machine.ts';
import type { PlacementOutput } from '../placement/types.ts';
import {
  cancelOrder,
  completeOrder,
  confirmLegalDocuments,
  loadMethods,
  loadOffer,
  type Offer,
  type OrderStanding,
  readStanding,
  selectMethod,
  sendLegalDocuments,
} from './ports.ts';
import {
  declarationsChange,
  hasFailed,
  hasReached,
  isAsked,
  isConfirmed,
  openDeclarations,
  orderIn,
  outcomeOf,
  pricedAs,
} from './rules.ts';
import type { OrderContext, OrderEmitted, OrderEvent, OrderInput, OrderOutput, OrderScreen } from './types.ts';

export const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    input: {} as OrderInput,
    output: {} as OrderOutput,
    events: {} as OrderEvent,
    emitted: {} as OrderEmitted,
    // `failed`: a call has failed, and a retry is possible.
    tags: {} as 'busy' | 'failed',
    meta: {} as Meta<OrderScreen>,
  },
  actors: {
    loadOffer,
    placement: placementMachine,
    readStanding,
    sendLegalDocuments,
    confirmLegalDocuments,
    loadMethods,
    selectMethod,
    completeOrder,
    cancelOrder,
  },
  guards: {
    isConfirmed: ({ context }) => isConfirmed(context),
    isOrdered: ({ context }) => context.order !== null,
    hasFailed: ({ context }) => hasFailed(context),
    isUnavailable: (_, params: { offer: Offer }) => params.offer.reasons.length > 0,

    mayChangeAmount: ({ context }, params: { screen: OrderScreen }) =>
      params.screen === 'order-process/token' && hasReached(context, 'token'),
    mayDeclare: ({ context }, params: { screen: OrderScreen }) =>
      params.screen === 'order-process/declarations' && hasReached(context, 'declarations'),
    mayCheckAddress: ({ context }, params: { screen: OrderScreen }) =>
      params.screen === 'order-process/addresses' && hasReached(context, 'addresses'),
    mayChooseMethod: ({ context }, params: { screen: OrderScreen }) =>
      params.screen === 'order-process/payment-methods' && hasReached(context, 'payment-methods'),
    mayReview: ({ context }, params: { screen: OrderScreen }) =>
      params.screen === 'order-process/confirmation' && hasReached(context, 'confirmation'),

    // True if the amount is unchanged: the declarations and the chosen method stay valid.
    isAmountConfirmed: ({ context }, params: { quantity: number }) =>
      params.quantity === context.quantity && isConfirmed(context) && context.failure === null,
    isAmountPlaced: (_, params: { output: PlacementOutput }) => params.output.kind === 'placed',
    isAmountRefused: (_, params: { output: PlacementOutput }) => params.output.kind === 'refused',
    // A missing order can be checked at the shop only if there was one.
    isOrderMissed: (_, params: { output: PlacementOutput }) =>
      params.output.kind === 'failed' && params.output.order !== null && params.output.failure.kind === 'notFound',

    isDeclared: ({ context }, params: { declarations: Declarations }) =>
      openDeclarations(context, params.declarations).length === 0,
    hasAddress: ({ context }) => context.order?.billingAddress != null,
    isAddressMissing: ({ context }) => context.order?.billingAddress == null,
    hasChoice: (_, params: { methods: PaymentMethod[] }) => params.methods.length > 1,
    hasNoMethod: (_, params: { methods: PaymentMethod[] }) => params.methods.length === 0,
    isOnlyMethodKept: ({ context }, params: { methods: PaymentMethod[] }) =>
      isMethodKept(orderIn(context), params.methods[0]?.code ?? null),
    // True if the shop has not stored the investor's choice yet, and the choice is still available.
    isToBeKept: ({ context }, params: { methods: PaymentMethod[] }) =>
      !isMethodKept(orderIn(context), context.method) && params.methods.some(({ code }) => code === context.method),
    isMethodKept: ({ context }, params: { order: Order }) => isMethodKept(params.order, context.method),
    // True if another tab of the same customer changed the shared order.
    isForAnother: ({ context }, params: { order: Order }) => !isAsked(params.order, context),

    isDeleted: (_, params: { standing: OrderStanding }) => params.standing.order === null,
    // True if another tab deleted or changed the order that the investor saw.
    isGone: ({ context }, { standing: { order } }: { standing: OrderStanding }) =>
      order === null || (!isCompleted(order) && !isAsked(order, context)),
    isPlaced: (_, params: { order: Order | null }) => params.order !== null && isCompleted(params.order),
    isPlacedOnline: ({ context }, params: { order: Order | null }) =>
      outcomeOf({ ...context, order: params.order }).kind === 'online',
    // True if the last call failed with `notFound` although the order exists; only the investor may retry.
    isStillThere: ({ context }) => context.failure?.kind === 'notFound',
    isAmountThere: ({ context }, { standing: { order } }: { standing: OrderStanding }) =>
      order !== null && isAsked(order, context),
    isOutdated: ({ context }, params: { standing: OrderStanding }) =>
      openDeclarations(params.standing, context.declarations).length > 0,
    isUndeclared: ({ context }, { standing }: { standing: OrderStanding }) =>
      standing.order?.legalDocsConfirmAt === null || openDeclarations(standing, context.declarations).length > 0,
    isConfirmedSince: ({ context }, { standing: { order } }: { standing: OrderStanding }) =>
      order !== null &&
      order.legalDocsConfirmAt !== null &&
      order.legalDocsConfirmAt !== orderIn(context).legalDocsConfirmAt,
    isMethodSet: ({ context }, { standing: { order } }: { standing: OrderStanding }) =>
      order !== null && isMethodKept(order, context.method),
    isMethodLost: ({ context }, { standing: { order } }: { standing: OrderStanding }) =>
      context.method !== null && order !== null && !isMethodKept(order, context.method),
    isRepriced: ({ context }, { standing: { order } }: { standing: OrderStanding }) =>
      order !== null && order.total !== orderIn(context).total,

    isRefused: (_, params: { error: unknown }) => isRefusal(failureOf(params.error)),
    isMissing: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
    isWrongState: (_, params: { error: unknown }) => failureOf(params.error).kind === 'wrongState',
  },
  actions: {
    rememberOffer: assign((_, params: { offer: Offer }) => ({ offer: params.offer })),
    rememberQuantity: assign((_, params: { quantity: number }) => ({ quantity: params.quantity })),
    rememberOrder: assign((_, params: { order: Order }) => ({ order: params.order })),
    rememberStanding: assign((_, params: { standing: OrderStanding }) => params.standing),
    rememberDeclarations: assign((_, params: { declarations: Declarations }) => ({
      declarations: params.declarations,
      confirmedTotal: null,
    })),
    rememberConfirmation: assign(({ context }) => ({ confirmedTotal: orderIn(context).total })),
    rememberMethods: assign((_, params: { methods: PaymentMethod[] }) => ({ methods: params.methods })),
    rememberMethod: assign((_, params: { method: string }) => ({ method: params.method })),
    /** Clears the method because the order now has another one; the investor chooses again. */
    forgetMethod: assign({ method: null, failure: { kind: 'changed', what: 'method' } }),
    rememberOnlyMethod: assign((_, params: { methods: PaymentMethod[] }) => ({
      methods: params.methods,
      method: params.methods[0]?.code ?? null,
    })),
    rememberPlacement: assign(({ context }, { output }: { output: PlacementOutput }) => ({
      order: output.order,
      ...(output.kind === 'placed' ? pricedAs(context, output.order) : { failure: output.failure }),
    })),
    /** The shop has the amount, perhaps at another price than offered. */
    rememberAmountThere: assign(({ context }, { standing }: { standing: OrderStanding }) => ({
      ...standing,
      failure: pricedAs(context, standing.order).failure,
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberUnconfirmed: assign({ failure: { kind: 'contract', path: 'checkoutState' } }),
    rememberOtherMethod: assign({ failure: { kind: 'conflict' } }),
    rememberSeenTotal: assign(({ context }) => ({
      failure: { kind: 'changed', what: 'total', was: orderIn(context).total },
    })),
    rememberNoChange: assign({ failure: { kind: 'changed', what: 'nothing' } }),
    /** Keeps the declarations and asks for the missing ones. */
    reopenDeclarations: assign(({ context }) => ({ confirmedTotal: null, failure: declarationsChange(context) })),
    /** Drops the lost order and keeps the entered values. */
    rememberLoss: assign({ order: null, method: null, confirmedTotal: null, failure: { kind: 'notFound' } }),
    clearFailure: assign({ failure: null }),
    /** Drops the results of a previous amount. */
    startOver: assign({ confirmedTotal: null, methods: null, method: null }),
    emitCompletion: emit({ type: 'order.completed' }),
    emitCancellation: emit({ type: 'order.cancelled' }),
    emitCancellationFailure: emit((_, params: { error: unknown }) => ({
      type: 'cancellation.failed' as const,
      failure: failureOf(params.error),
    })),
  },
});

/** Initial context of an order. */
export const begun = {
  offer: null,
  order: null,
  declarations: noDeclarations,
  methods: null,
  method: null,
  confirmedTotal: null,
  failure: null,
};
