import { clearFailure, keepFailure } from '#machines/kit/failed.ts';
import { isRefused, notPlaced, placedIn, uncertainAt } from '../checkout/completing.ts';
import { leavingFrom } from '../checkout/leaving.ts';
import { tokenIn } from '../checkout/rules.ts';
import { readingState, stepEvents, underWay } from '../checkout/transitions.ts';
import { isMethodLost, isRepriced, keepStatus, lostOrUndeclared } from './answers.ts';
import { statusRead } from './reads.ts';
import { notesOf } from './rules.ts';
import { orderSetup } from './setup.ts';

const screen = 'order-process/confirmation';

/**
 * The shop's order differs from the summary: the page shows and explains the change, and asks for another confirmation.
 */
const methodLost = {
  guard: isMethodLost,
  target: '#order.payment.loading',
  actions: [keepStatus, { type: 'forgetMethod' }],
} as const;
const repriced = {
  guard: isRepriced,
  target: 'summary',
  actions: [{ type: 'rememberSeenTotal' }, keepStatus],
} as const;
const found = [...lostOrUndeclared, methodLost, repriced] as const;

/** The shop refused the order but has it unchanged: another attempt alone will not help. */
const refusedAsSeen = {
  guard: { type: 'hasFailed' },
  target: 'summary',
  actions: [keepStatus, { type: 'rememberNoChange' }],
} as const;

/**
 * Summary and order button. The button first reads the order: the machine completes only an order that matches the
 * summary and the declarations, by one call that is never repeated blindly.
 */
export const review = orderSetup.createStateConfig({
  description: 'Summary of the order, and the order button with the obligation to pay.',
  initial: 'summary',
  on: stepEvents,
  states: {
    summary: {
      description: 'The investor reads the summary, with any changes since, and can order with the obligation to pay.',
      meta: { screen, requirement: '2.11, 11.6, 23.3' },
      on: { 'order.placed': { target: 'reading', actions: clearFailure } },
    },
    reading: {
      description:
        'Before the binding order, the app checks whether the shop’s order still matches what the investor saw.',
      tags: 'busy',
      meta: { screen, requirement: '11.6' },
      on: underWay,
      invoke: {
        ...statusRead,
        onDone: [...found, { target: 'completing', actions: keepStatus }],
        onError: { target: 'summary', actions: keepFailure },
      },
    },
    completing: {
      description: 'The app sends the binding order, and the shop completes it.',
      tags: 'busy',
      meta: { screen, requirement: '4.16' },
      on: underWay,
      invoke: {
        id: 'completeOrder',
        src: 'completeOrder',
        input: ({ context }) => ({ ...tokenIn({ context }), notes: notesOf(context) }),
        onDone: placedIn('order'),
        onError: [
          { guard: isRefused, target: '#order.amount.editing', actions: [keepFailure, { type: 'startOver' }] },
          ...notPlaced,
        ],
      },
    },
    uncertain: { ...uncertainAt(screen), tags: 'failed' },
    // The read needs two states because only the state before it knows whether the order may have been placed.
    verifying: readingState(screen, 'The app asks the shop whether the order was placed.', {
      ...statusRead,
      onDone: [...found, { target: 'summary', actions: keepStatus }],
      onError: { target: 'uncertain', actions: keepFailure },
    }),
    checking: readingState(
      screen,
      'After a reload, a change in another tab or a refusal, the app reads the order from the shop.',
      {
        ...statusRead,
        onDone: [...found, refusedAsSeen, { target: 'summary', actions: keepStatus }],
        onError: { target: 'summary', actions: keepFailure },
      },
    ),
    leaving: leavingFrom('order', screen, 'review.summary'),
  },
});
