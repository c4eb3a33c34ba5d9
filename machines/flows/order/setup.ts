import { assign, emit, setup } from 'xstate';
import { type Declarations, noDeclarations } from '#domain/order/suitability.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { isCompleted, isMethodKept, type Order, type PaymentMethod } from '#domain/shop/order.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { checkoutGuards } from '../checkout/guards.ts';
import { cancelOrder, loadMethods, selectMethod } from '../checkout/ports.ts';
import type { CheckoutEmitted, CheckoutOutput } from '../checkout/types.ts';
import { placementMachine } from '../placement/machine.ts';
import type { PlacementOutput } from '../placement/types.ts';
import {
  completeOrder,
  confirmLegalDocuments,
  loadOffer,
  type Offer,
  type OrderStatus,
  readOrderStatus,
  sendLegalDocuments,
} from './ports.ts';
import {
  declarationsChange,
  hasFailed,
  hasReached,
  isAsked,
  isConfirmed,
  openDeclarations,
  pricedAs,
} from './rules.ts';
import type { OrderContext, OrderEvent, OrderInput, OrderScreen, OrderStep } from './types.ts';

interface Found {
  order: Order | null;
}

/** Returns the guard of a step's link: true if the step is requested and reached. */
const mayOpen =
  (step: OrderStep) =>
  ({ context }: { context: OrderContext }, { screen }: { screen: string }) =>
    screen === `order-process/${step}` && hasReached(context, step);

export const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    input: {} as OrderInput,
    output: {} as CheckoutOutput,
    events: {} as OrderEvent,
    emitted: {} as CheckoutEmitted,
    // `failed`: a call has failed, and a retry is possible.
    tags: {} as 'busy' | 'failed',
    meta: {} as Meta<OrderScreen>,
  },
  actors: {
    loadOffer,
    placement: placementMachine,
    readOrderStatus,
    sendLegalDocuments,
    confirmLegalDocuments,
    loadMethods,
    selectMethod,
    completeOrder,
    cancelOrder,
  },
  guards: checkoutGuards,
}).extend({
  guards: {
    isConfirmed: ({ context }) => isConfirmed(context),
    hasFailed: ({ context }) => hasFailed(context),
    isUnavailable: (_, params: { offer: Offer }) => params.offer.reasons.length > 0,

    mayChangeAmount: mayOpen('token'),
    mayDeclare: mayOpen('declarations'),
    mayCheckAddress: mayOpen('addresses'),
    mayChooseMethod: mayOpen('payment-methods'),
    mayReview: mayOpen('confirmation'),

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
    isOnlyMethodKept: ({ context }, params: { methods: PaymentMethod[] }) =>
      isMethodKept(nonNull(context.order), params.methods[0]?.code ?? null),
    // True if another tab of the same customer changed the shared order.
    isForAnother: ({ context }, params: { order: Order }) => !isAsked(params.order, context),

    isDeleted: (_, { order }: Found) => order === null,
    // True if another tab deleted or changed the order that the investor saw.
    isGone: ({ context }, { order }: Found) => order === null || (!isCompleted(order) && !isAsked(order, context)),
    // True if the last call failed with `notFound` although the order exists; only the investor may retry.
    isStillThere: ({ context }) => context.failure?.kind === 'notFound',
    isAmountThere: ({ context }, { order }: Found) => order !== null && isAsked(order, context),
    isOutdated: ({ context }, params: { status: OrderStatus }) =>
      openDeclarations(params.status, context.declarations).length > 0,
    isUndeclared: ({ context }, { status }: { status: OrderStatus }) =>
      status.order?.legalDocsConfirmAt === null || openDeclarations(status, context.declarations).length > 0,
    isConfirmedSince: ({ context }, { order }: Found) =>
      order !== null &&
      order.legalDocsConfirmAt !== null &&
      order.legalDocsConfirmAt !== nonNull(context.order).legalDocsConfirmAt,
    isMethodSet: ({ context }, { order }: Found) => order !== null && isMethodKept(order, context.method),
  },
  actions: {
    rememberOffer: assign((_, params: { offer: Offer }) => ({ offer: params.offer })),
    rememberQuantity: assign((_, params: { quantity: number }) => ({ quantity: params.quantity })),
    rememberOrder: assign((_, params: { order: Order }) => ({ order: params.order })),
    rememberStatus: assign((_, params: { status: OrderStatus }) => params.status),
    rememberDeclarations: assign((_, params: { declarations: Declarations }) => ({
      declarations: params.declarations,
      confirmedTotal: null,
    })),
    rememberConfirmation: assign(({ context }) => ({ confirmedTotal: nonNull(context.order).total })),
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
    /** The shop has the amount, perhaps at a price other than the offered one. */
    rememberAmountThere: assign(({ context }, { status }: { status: OrderStatus }) => ({
      ...status,
      failure: pricedAs(context, status.order).failure,
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberUnconfirmed: assign({ failure: { kind: 'contract', path: 'checkoutState' } }),
    rememberOtherMethod: assign({ failure: { kind: 'conflict' } }),
    rememberSeenTotal: assign(({ context }) => ({
      failure: { kind: 'changed', what: 'total', was: nonNull(context.order).total },
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
export const initialContext = {
  offer: null,
  order: null,
  declarations: noDeclarations,
  methods: null,
  method: null,
  confirmedTotal: null,
  failure: null,
};
