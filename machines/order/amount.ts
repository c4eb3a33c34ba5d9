import { keepFailure } from '#machines/failed.ts';
import { completed, deleted, isAmountThere, keepStanding, standingOf } from './answers.ts';
import { offerIn } from './rules.ts';
import { orderSetup } from './setup.ts';
import { leavingFrom, look, step, underWay } from './transitions.ts';

const screen = 'order-process/token';

/** Number of tokens, which the shop confirms or refuses with a reason. */
export const amount = orderSetup.createStateConfig({
  description: 'Number of tokens to subscribe to.',
  initial: 'editing',
  on: {
    ...step,
    // Without an order the investor has nothing to lose.
    'leave.requested': { guard: { type: 'isOrdered' }, target: '.leaving' },
    // Without a total there is nothing that another tab could have changed.
    'order.changedElsewhere': {
      guard: { type: 'isConfirmed' },
      target: '.checking',
      actions: { type: 'clearFailure' },
    },
    'order.restored': [
      { guard: { type: 'isOrdered' }, target: '.checking', actions: { type: 'clearFailure' } },
      { target: 'offer', actions: { type: 'clearFailure' } },
    ],
  },
  states: {
    editing: {
      description:
        'The investor enters the number of tokens; if the shop refused the amount, the page shows the reason.',
      meta: { screen, requirement: 'spec 4, order flow; spec 5, minimum and maximum' },
      on: {
        'quantity.submitted': [
          {
            guard: { type: 'isAmountConfirmed', params: ({ event }) => ({ quantity: event.quantity }) },
            target: '#order.declarations.editing',
          },
          {
            target: 'placing',
            actions: { type: 'rememberQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
          },
        ],
      },
    },
    placing: {
      description: 'The shop stores the amount and calculates the total.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: create order, add the item, set quantity' },
      on: underWay,
      entry: [{ type: 'clearFailure' }, { type: 'startOver' }],
      invoke: {
        id: 'placement',
        src: 'placement',
        input: ({ context }) => ({
          order: context.order,
          variantCode: offerIn(context).variantCode,
          quantity: context.quantity,
          locale: context.locale,
        }),
        onDone: [
          {
            guard: { type: 'isAmountPlaced', params: ({ event }) => ({ output: event.output }) },
            target: '#order.declarations.editing',
            actions: { type: 'rememberPlacement', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isAmountRefused', params: ({ event }) => ({ output: event.output }) },
            target: 'editing',
            actions: { type: 'rememberPlacement', params: ({ event }) => ({ output: event.output }) },
          },
          // Another tab may have deleted the order; a read of the shop decides.
          {
            guard: { type: 'isOrderMissed', params: ({ event }) => ({ output: event.output }) },
            target: 'retrying',
            actions: { type: 'rememberPlacement', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'rememberPlacement', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    failed: {
      description: 'The amount could not be confirmed; the input stays and the investor can retry.',
      tags: 'failed',
      meta: { screen, requirement: 'spec 8, other network errors' },
      on: {
        'retry.requested': [
          { guard: { type: 'isOrdered' }, target: 'retrying', actions: { type: 'clearFailure' } },
          { target: 'placing' },
        ],
      },
    },
    retrying: {
      description: 'Before sending the amount again, the app checks whether the shop has stored it.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [
          deleted,
          completed,
          { guard: { type: 'isStillThere' }, target: 'failed', actions: keepStanding },
          {
            guard: isAmountThere,
            target: '#order.declarations.editing',
            actions: { type: 'rememberAmountThere', params: standingOf },
          },
          { target: 'placing', actions: keepStanding },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    checking: {
      description: 'After a reload or a change in another tab, the app reads the order from the shop.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [deleted, completed, { target: 'editing', actions: keepStanding }],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    leaving: leavingFrom(screen, '#order.amount.editing', '#order.amount.failed'),
  },
});
