import { assign, setup } from 'xstate';
import { isRefusal } from '#domain/order/refusal.ts';
import { failureOf } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import type { Meta } from '../meta.ts';
import { holdsOnly, outcomeOf, unconfirmed } from './outcome.ts';
import { addItem, createOrder, setQuantity } from './ports.ts';
import type { PlacementContext, PlacementInput, PlacementOutput } from './types.ts';

/**
 * Brings the shop's order to the amount that the investor typed (spec section 4, order flow: create, add the item, set
 * the quantity). It waits for nobody and always ends; the machine `order` decides what follows.
 */
export const placementMachine = setup({
  types: {
    context: {} as PlacementContext,
    input: {} as PlacementInput,
    output: {} as PlacementOutput,
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { createOrder, addItem, setQuantity },
  guards: {
    // An order of two items, or of another product, is none of ours: `createOrder` deletes it and makes a new one.
    needsOrder: ({ context: { order, variantCode } }) =>
      order === null || (order.items.length > 0 && !holdsOnly(order, variantCode)),
    isEmpty: ({ context }) => context.order?.items.length === 0,
    isAsPlaced: ({ context }, params: { order: Order | null }) =>
      holdsOnly(params.order, context.variantCode) && params.order?.items[0]?.quantity === context.quantity,
    isOurs: ({ context }, params: { order: Order }) => holdsOnly(params.order, context.variantCode),
    isRefused: (_, params: { error: unknown }) => isRefusal(failureOf(params.error)),
  },
  actions: {
    rememberOrder: assign((_, params: { order: Order }) => ({ order: params.order })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberUnconfirmed: assign({ failure: unconfirmed }),
  },
}).createMachine({
  id: 'placement',
  description:
    'Brings the shop’s order to the amount that the investor typed, and asks the shop before it repeats a write.',
  context: ({ input }) => ({ ...input, failure: null }),
  output: ({ context }) => outcomeOf(context),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What the shop has is compared with what was typed.',
      meta: { requirement: 'spec 4, order flow' },
      always: [
        { guard: { type: 'needsOrder' }, target: 'creating' },
        { guard: { type: 'isEmpty' }, target: 'addingItem' },
        { guard: { type: 'isAsPlaced', params: ({ context }) => ({ order: context.order }) }, target: 'placed' },
        { target: 'settingQuantity' },
      ],
    },
    creating: {
      description: 'The shop opens a new order; one that was left open is deleted.',
      tags: 'busy',
      meta: { requirement: 'spec 4, order flow: an existing order with items is deleted and a new one created' },
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => ({ locale: context.locale }),
        onDone: {
          target: 'addingItem',
          actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    addingItem: {
      description: 'The tokens are put into the order.',
      tags: 'busy',
      meta: { requirement: 'spec 4, order flow: add the item' },
      invoke: {
        id: 'addItem',
        src: 'addItem',
        input: ({ context }) => ({
          tokenValue: context.order?.tokenValue ?? '',
          variantCode: context.variantCode,
          quantity: context.quantity,
        }),
        onDone: [
          {
            guard: { type: 'isAsPlaced', params: ({ event }) => ({ order: event.output }) },
            target: 'placed',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isOurs', params: ({ event }) => ({ order: event.output }) },
            target: 'settingQuantity',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          // Another tab of the same customer has put something into the order in the meantime.
          {
            target: 'failed',
            actions: [
              { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'rememberUnconfirmed' },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    settingQuantity: {
      description: 'The shop works out the total for the new amount.',
      tags: 'busy',
      meta: { requirement: 'spec 4, order flow: set quantity' },
      invoke: {
        id: 'setQuantity',
        src: 'setQuantity',
        input: ({ context }) => ({
          tokenValue: context.order?.tokenValue ?? '',
          itemId: context.order?.items[0]?.id ?? 0,
          quantity: context.quantity,
        }),
        onDone: [
          {
            guard: { type: 'isAsPlaced', params: ({ event }) => ({ order: event.output }) },
            target: 'placed',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'rememberUnconfirmed' },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    placed: {
      type: 'final',
      description: 'The shop confirmed the amount.',
      meta: { requirement: 'spec 4, order flow' },
    },
    refused: {
      type: 'final',
      description: 'The shop does not sell this amount to this investor, and says why.',
      meta: { requirement: 'spec 8, refusals of an order' },
    },
    failed: {
      type: 'final',
      description: 'The amount could not be confirmed; the order is read before it is tried again.',
      meta: { requirement: 'spec 8, other network errors' },
    },
  },
});
