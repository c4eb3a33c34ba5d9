import { clearFailure } from '#machines/kit/failed.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { leavingFrom } from '../checkout/leaving.ts';
import { readingState, stepEvents, underWay } from '../checkout/transitions.ts';
import { keepPlacement, outputOf } from '../placement/answers.ts';
import {
  callFailed,
  isAmountThere,
  keepAmountThere,
  keepStatus,
  orderCompleted,
  orderDeleted,
  orderStillThere,
} from './answers.ts';
import { afterReload, statusRead } from './reads.ts';
import { orderSetup } from './setup.ts';

const screen = 'order-process/token';

/** Number of tokens, which the shop confirms or refuses with a reason. */
export const amount = orderSetup.createStateConfig({
  description: 'Number of tokens to subscribe to.',
  initial: 'editing',
  on: {
    ...stepEvents,
    // Without an order the investor has nothing to lose.
    'leave.requested': { guard: { type: 'isOrdered' }, target: '.leaving' },
    // Without a total there is nothing that another tab could have changed.
    'order.changedElsewhere': { guard: { type: 'isConfirmed' }, target: '.checking', actions: clearFailure },
    'order.restored': [
      { guard: { type: 'isOrdered' }, target: '.checking', actions: clearFailure },
      { target: 'offer', actions: clearFailure },
    ],
  },
  states: {
    editing: {
      description:
        'The investor enters the number of tokens; if the shop refused the amount, the page shows the reason.',
      meta: { screen, requirement: '4.16, 5.22' },
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
      meta: { screen, requirement: '4.16' },
      on: underWay,
      entry: [clearFailure, { type: 'startOver' }],
      invoke: {
        id: 'placement',
        src: 'placement',
        input: ({ context }) => ({
          order: context.order,
          variantCode: nonNull(context.offer).variantCode,
          quantity: context.quantity,
          locale: context.locale,
        }),
        onDone: [
          {
            guard: { type: 'isAmountPlaced', params: outputOf },
            target: '#order.declarations.editing',
            actions: keepPlacement,
          },
          { guard: { type: 'isAmountRefused', params: outputOf }, target: 'editing', actions: keepPlacement },
          // Another tab may have deleted the order; a read of the shop decides.
          { guard: { type: 'isOrderMissed', params: outputOf }, target: 'retrying', actions: keepPlacement },
          { target: 'failed', actions: keepPlacement },
        ],
        onError: callFailed,
      },
    },
    failed: {
      description: 'The amount could not be confirmed; the input stays and the investor can retry.',
      tags: 'failed',
      meta: { screen, requirement: '8.8, 22.2' },
      on: {
        'retry.requested': [
          { guard: { type: 'isOrdered' }, target: 'retrying', actions: clearFailure },
          { target: 'placing' },
        ],
      },
    },
    retrying: readingState(screen, 'Before sending the amount again, the app checks whether the shop has stored it.', {
      ...statusRead,
      onDone: [
        orderDeleted,
        orderCompleted,
        orderStillThere,
        { guard: isAmountThere, target: '#order.declarations.editing', actions: keepAmountThere },
        { target: 'placing', actions: keepStatus },
      ],
      onError: callFailed,
    }),
    checking: readingState(screen, afterReload, {
      ...statusRead,
      onDone: [orderDeleted, orderCompleted, { target: 'editing', actions: keepStatus }],
      onError: callFailed,
    }),
    leaving: leavingFrom('order', screen, 'amount.editing', 'amount.failed'),
  },
});
