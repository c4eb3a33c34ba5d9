import { assign, setup } from 'xstate';
import { isUnplaceable } from '#domain/order/refusal.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { errorOf, failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { keepOrder, orderOf } from '../checkout/answers.ts';
import { tokenIn } from '../checkout/rules.ts';
import { addItem, createOrder, deleteOrder, setQuantity } from './ports.ts';
import type { PlacementContext, PlacementInput, PlacementOutput } from './types.ts';

/** Returns true if the order has exactly one item, which is of this variant. */
const holdsOnly = (order: Order | null, variantCode: string): boolean =>
  order?.items.length === 1 && order.items[0]?.variant === variantCode;

/** Failure for an answer whose amount or items differ from the request. */
const unconfirmed: Failure = { kind: 'contract', path: 'items[0].quantity' };

/** Returns the outcome of a placement; a missing order without a failure counts as `failed`. */
function placementOutcomeOf({ order, failure }: PlacementContext): PlacementOutput {
  if (failure === null && order !== null) return { kind: 'placed', order };
  if (failure !== null && isUnplaceable(failure)) return { kind: 'refused', order, failure };
  return { kind: 'failed', order, failure: failure ?? unconfirmed };
}

/** Returns the first item. @throws if the order is empty; the chart sets a quantity only for existing items. */
function itemIn({ order }: PlacementContext): Order['items'][number] {
  const [item] = nonNull(order).items;
  if (item === undefined) throw new Error('placement: the order holds nothing here');
  return item;
}

const isAsPlaced = { type: 'isAsPlaced', params: orderOf } as const;
/** Transitions after a refusal, or after a failure with an unknown result. */
const refusedOrFailed = [
  { guard: { type: 'isRefused', params: errorOf }, target: 'refused', actions: keepFailure },
  { target: 'failed', actions: keepFailure },
] as const;

/**
 * Brings the shop's order to the amount that the investor typed (requirement 4.16: create, add the item,
 * set the quantity). The machine needs no further input and always ends; the machine `order` decides about the next
 * step.
 */
export const placementMachine = setup({
  types: {
    context: {} as PlacementContext,
    input: {} as PlacementInput,
    output: {} as PlacementOutput,
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { createOrder, deleteOrder, addItem, setQuantity },
  guards: {
    // An order with two items, or with another product, is not this flow's: it is deleted and a new one created.
    needsOrder: ({ context: { order, variantCode } }) =>
      order === null || (order.items.length > 0 && !holdsOnly(order, variantCode)),
    isEmpty: (_, params: { order: Order | null }) => params.order?.items.length === 0,
    isAsPlaced: ({ context }, params: { order: Order | null }) =>
      holdsOnly(params.order, context.variantCode) && params.order?.items[0]?.quantity === context.quantity,
    isOurs: ({ context }, params: { order: Order }) => holdsOnly(params.order, context.variantCode),
    isRefused: (_, params: { error: unknown }) => isUnplaceable(failureOf(params.error)),
  },
  actions: {
    rememberOrder: assign((_, params: { order: Order }) => ({ order: params.order })),
    forgetOrder: assign({ order: null }),
    rememberFailure: failureActions.rememberFailure,
    rememberUnconfirmed: assign({ failure: unconfirmed }),
  },
}).createMachine({
  id: 'placement',
  description: 'Sets the shop’s order to the amount that the investor entered; repeats no failed write.',
  context: ({ input }) => ({ ...input, failure: null }),
  output: ({ context }) => placementOutcomeOf(context),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The app compares the shop’s order with the entered amount.',
      meta: { requirement: '4.16' },
      always: [
        { guard: { type: 'needsOrder' }, target: 'creating' },
        { guard: { type: 'isEmpty', params: ({ context }) => ({ order: context.order }) }, target: 'addingItem' },
        { guard: { type: 'isAsPlaced', params: ({ context }) => ({ order: context.order }) }, target: 'placed' },
        { target: 'settingQuantity' },
      ],
    },
    creating: {
      description: 'The shop creates an order, or returns the one that was left open.',
      tags: 'busy',
      meta: { requirement: '4.16' },
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => ({ locale: context.locale }),
        onDone: [
          { guard: { type: 'isEmpty', params: orderOf }, target: 'addingItem', actions: keepOrder },
          { target: 'deleting', actions: keepOrder },
        ],
        onError: refusedOrFailed,
      },
    },
    deleting: {
      description: 'The shop deletes the open order, because it already contains items.',
      tags: 'busy',
      meta: { requirement: '4.16' },
      invoke: {
        id: 'deleteOrder',
        src: 'deleteOrder',
        input: tokenIn,
        onDone: { target: 'creatingAgain', actions: { type: 'forgetOrder' } },
        onError: { target: 'failed', actions: [{ type: 'forgetOrder' }, keepFailure] },
      },
    },
    creatingAgain: {
      description: 'The shop creates a new order in place of the deleted one.',
      tags: 'busy',
      meta: { requirement: '4.16' },
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => ({ locale: context.locale }),
        onDone: [
          { guard: { type: 'isEmpty', params: orderOf }, target: 'addingItem', actions: keepOrder },
          // Another tab of the same customer was quicker; the machine does not try a third time.
          { target: 'failed', actions: { type: 'rememberUnconfirmed' } },
        ],
        onError: refusedOrFailed,
      },
    },
    addingItem: {
      description: 'The shop adds the item to the order.',
      tags: 'busy',
      meta: { requirement: '4.16' },
      invoke: {
        id: 'addItem',
        src: 'addItem',
        input: ({ context }) => ({
          ...tokenIn({ context }),
          variantCode: context.variantCode,
          quantity: context.quantity,
        }),
        onDone: [
          { guard: isAsPlaced, target: 'placed', actions: keepOrder },
          { guard: { type: 'isOurs', params: orderOf }, target: 'settingQuantity', actions: keepOrder },
          // Another tab of the same customer has added an item to the order meanwhile.
          { target: 'failed', actions: [keepOrder, { type: 'rememberUnconfirmed' }] },
        ],
        onError: refusedOrFailed,
      },
    },
    settingQuantity: {
      description: 'The shop sets the new amount and calculates the total.',
      tags: 'busy',
      meta: { requirement: '4.16' },
      invoke: {
        id: 'setQuantity',
        src: 'setQuantity',
        input: ({ context }) => ({
          ...tokenIn({ context }),
          itemId: itemIn(context).id,
          quantity: context.quantity,
        }),
        onDone: [
          { guard: isAsPlaced, target: 'placed', actions: keepOrder },
          { target: 'failed', actions: [keepOrder, { type: 'rememberUnconfirmed' }] },
        ],
        onError: refusedOrFailed,
      },
    },
    placed: {
      type: 'final',
      description: 'The shop has confirmed the amount.',
      meta: { requirement: '4.16' },
    },
    refused: {
      type: 'final',
      description: 'The shop refuses this amount to this investor and gives the reason.',
      meta: { requirement: '8.11' },
    },
    failed: {
      type: 'final',
      description: 'The amount could not be confirmed; the caller gets the failure and decides about a retry.',
      meta: { requirement: '8.8' },
    },
  },
});
