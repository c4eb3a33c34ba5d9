import { assign, emit, setup } from 'xstate';
import { isRefusal } from '#domain/order/refusal.ts';
import type { Declarations } from '#domain/order/suitability.ts';
import type { Address } from '#domain/shop/customer.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { isCompleted, isOrderFor, type Order, type PaymentMethod } from '#domain/shop/order.ts';
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
  type OrderReading,
  readOrder,
  selectMethod,
} from './ports.ts';
import {
  type Destination,
  destinationOf,
  hasReached,
  isConfirmed,
  isMethodConfirmed,
  isOrderAddress,
  maySee,
  openDeclarations,
  outcomeOf,
} from './rules.ts';
import type {
  Attempt,
  OrderContext,
  OrderEmitted,
  OrderEvent,
  OrderInput,
  OrderOutput,
  OrderScreen,
  OrderStep,
} from './types.ts';

/** What the order's chart is written in: see machine.ts. */
export const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    input: {} as OrderInput,
    output: {} as OrderOutput,
    events: {} as OrderEvent,
    emitted: {} as OrderEmitted,
    tags: {} as 'busy' | 'leavable',
    // No `screen` where the investor stays on the screen that they came from (`context.step`).
    meta: {} as Meta & { screen?: OrderScreen },
  },
  actors: {
    loadOffer,
    placement: placementMachine,
    readOrder,
    confirmLegalDocuments,
    loadMethods,
    selectMethod,
    completeOrder,
    cancelOrder,
  },
  guards: {
    isConfirmed: ({ context }) => isConfirmed(context),
    isOrdered: ({ context }) => context.order !== null,
    // While it is not known whether the order was completed, leaving could not keep its promise to delete it.
    mayLeave: ({ context }) => context.order !== null && context.attempted !== 'completion',
    maySee: ({ context }, params: { screen: OrderScreen; as: OrderScreen }) =>
      params.screen === params.as && maySee(context, params.screen),
    isUnavailable: (_, params: { offer: Offer }) => params.offer.reasons.length > 0,
    endedAs: (_, params: { output: PlacementOutput; kind: PlacementOutput['kind'] }) =>
      params.output.kind === params.kind,
    isDeclared: ({ context }, params: { declarations: Declarations }) =>
      context.offer !== null && openDeclarations(context, params.declarations).length === 0,
    // Another tab of the same customer changed the order that both of them had.
    isForAnother: ({ context }, params: { order: Order }) => !isOrderFor(params.order, context),
    isOrderAddress: ({ context }, params: { address: Address }) => isOrderAddress(context.order, params.address),
    isOnAddresses: ({ context }) => context.step === 'addresses',
    hasChoice: (_, params: { methods: PaymentMethod[] }) => params.methods.length > 1,
    hasNoMethod: (_, params: { methods: PaymentMethod[] }) => params.methods.length === 0,
    isMethodConfirmed: ({ context }, params: { methods: PaymentMethod[] }) =>
      context.order !== null && isMethodConfirmed(context.order, params.methods[0]?.code ?? null),
    isStillOffered: ({ context }, params: { methods: PaymentMethod[] }) =>
      context.attempted === 'method' && params.methods.some(({ code }) => code === context.method),
    isSelected: ({ context }, params: { order: Order }) => isMethodConfirmed(params.order, context.method),
    isPlaced: (_, params: { order: Order }) => isCompleted(params.order),
    isPlacedOnline: ({ context }, params: { order: Order }) =>
      outcomeOf({ ...context, order: params.order }).kind === 'online',
    leadsTo: ({ context }, params: { reading: OrderReading; to: Destination }) =>
      destinationOf(context, params.reading) === params.to,
    isRefused: (_, params: { error: unknown }) => isRefusal(failureOf(params.error)),
    isMissing: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
    // Without an order there is nothing to ask the shop about.
    isPlacementMissing: (_, params: { output: PlacementOutput }) =>
      params.output.kind === 'failed' && params.output.order !== null && params.output.failure.kind === 'notFound',
    isWrongState: (_, params: { error: unknown }) => failureOf(params.error).kind === 'wrongState',
  },
  actions: {
    rememberOffer: assign((_, params: { offer: Offer }) => ({ offer: params.offer })),
    rememberQuantity: assign((_, params: { quantity: number }) => ({ quantity: params.quantity })),
    rememberOrder: assign((_, params: { order: Order | null }) => ({ order: params.order })),
    rememberReading: assign((_, params: { reading: OrderReading }) => ({
      order: params.reading.kind === 'none' ? null : params.reading.order,
    })),
    rememberDeclarations: assign((_, params: { declarations: Declarations }) => ({
      declarations: params.declarations,
      furthest: 'token' as const,
    })),
    rememberMethods: assign((_, params: { methods: PaymentMethod[] }) => ({ methods: params.methods })),
    rememberMethod: assign((_, params: { method: string }) => ({ method: params.method })),
    rememberSingleMethod: assign((_, params: { methods: PaymentMethod[] }) => ({
      methods: params.methods,
      method: params.methods[0]?.code ?? null,
    })),
    rememberPlacement: assign((_, params: { output: PlacementOutput }) => ({
      order: params.output.order,
      failure: params.output.kind === 'placed' ? null : params.output.failure,
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberUnconfirmed: assign({ failure: { kind: 'contract', path: 'checkoutState' } }),
    rememberOtherMethod: assign({ failure: { kind: 'conflict' } }),
    /** The order is gone; what was typed is kept. */
    rememberLoss: assign({
      order: null,
      step: 'token',
      method: null,
      attempted: null,
      failure: { kind: 'notFound' },
    }),
    clearFailure: assign({ failure: null }),
    /** What was reached for another amount does not count. */
    startOver: assign({ furthest: 'token', step: 'token', methods: null, method: null }),
    attempt: assign((_, params: { what: Attempt }) => ({ attempted: params.what, failure: null })),
    /** Loading the ways to pay is part of trying again to keep the one that was chosen. */
    attemptMethods: assign(({ context }) => ({
      attempted: context.attempted === 'method' ? ('method' as const) : ('methods' as const),
      failure: null,
    })),
    arrive: assign(({ context }, params: { step: OrderStep }) => ({
      step: params.step,
      furthest: hasReached(context.furthest, params.step) ? context.furthest : params.step,
      attempted: null,
    })),
    tellCompletion: emit(({ context }) => ({
      type: 'order.completed' as const,
      tokenValue: context.order?.tokenValue ?? '',
    })),
    tellCancellation: emit({ type: 'order.cancelled' }),
    tellCancellationFailure: emit((_, params: { error: unknown }) => ({
      type: 'cancellation.failed' as const,
      failure: failureOf(params.error),
    })),
  },
});
