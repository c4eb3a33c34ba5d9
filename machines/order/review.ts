import { keepFailure } from '#machines/failed.ts';
import {
  completed,
  completedOnline,
  gone,
  isMethodLost,
  isMissing,
  isPlaced,
  isPlacedOnline,
  isRefused,
  isRepriced,
  isWrongState,
  keepOrder,
  keepStanding,
  undeclared,
} from './answers.ts';
import { notesOf, orderIn } from './rules.ts';
import { orderSetup } from './setup.ts';
import { leavingFrom, look, step, underWay } from './transitions.ts';

const screen = 'order-process/confirmation';

/**
 * The shop's order differs from the summary: the page shows and explains the change, and asks for another confirmation.
 */
const methodLost = {
  guard: isMethodLost,
  target: '#order.payment.loading',
  actions: [keepStanding, { type: 'forgetMethod' }],
} as const;
const repriced = {
  guard: isRepriced,
  target: 'summary',
  actions: [{ type: 'rememberSeenTotal' }, keepStanding],
} as const;
const found = [gone, completedOnline, completed, undeclared, methodLost, repriced] as const;

/** The shop refused the order but has it unchanged: another attempt alone will not help. */
const refusedAsSeen = {
  guard: { type: 'hasFailed' },
  target: 'summary',
  actions: [keepStanding, { type: 'rememberNoChange' }],
} as const;

/** Builds a state that reads the order from the shop; a failed read leads to the state `failed`. */
const lookingFrom = (
  failed: 'summary' | 'uncertain',
  refused: readonly (typeof refusedAsSeen)[],
  description: string,
) =>
  orderSetup.createStateConfig({
    description,
    tags: 'busy',
    meta: { screen, requirement: 'spec 4, order flow; spec 8' },
    on: underWay,
    invoke: {
      ...look,
      onDone: [...found, ...refused, { target: 'summary', actions: keepStanding }],
      onError: { target: failed, actions: keepFailure },
    },
  });

/**
 * Summary and order button. The button first reads the order: the machine completes only an order that matches the
 * summary and the declarations, by one call that is never repeated blindly.
 */
export const review = orderSetup.createStateConfig({
  description: 'Summary of the order, and the order button with the obligation to pay.',
  initial: 'summary',
  on: step,
  states: {
    summary: {
      description: 'The investor reads the summary, with any changes since, and can order with the obligation to pay.',
      meta: { screen, requirement: 'spec 2, /order-process/confirmation' },
      on: { 'order.placed': { target: 'reading', actions: { type: 'clearFailure' } } },
    },
    reading: {
      description:
        'Before the binding order, the app checks whether the shop’s order still matches what the investor saw.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: complete' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [...found, { target: 'completing', actions: keepStanding }],
        onError: { target: 'summary', actions: keepFailure },
      },
    },
    completing: {
      description: 'The app sends the binding order, and the shop completes it.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: complete' },
      on: underWay,
      invoke: {
        id: 'completeOrder',
        src: 'completeOrder',
        input: ({ context }) => ({ tokenValue: orderIn(context).tokenValue, notes: notesOf(context) }),
        onDone: [
          { guard: isPlacedOnline, target: '#order.payable', actions: keepOrder },
          { guard: isPlaced, target: '#order.finished', actions: keepOrder },
          { target: 'uncertain', actions: { type: 'rememberUnconfirmed' } },
        ],
        onError: [
          { guard: isRefused, target: '#order.amount.editing', actions: [keepFailure, { type: 'startOver' }] },
          // The order is completed already or was changed by another tab; a read of the shop decides.
          { guard: isWrongState, target: 'checking', actions: keepFailure },
          { guard: isMissing, target: 'checking', actions: keepFailure },
          { target: 'uncertain', actions: keepFailure },
        ],
      },
    },
    uncertain: {
      description: 'It is unknown whether the order was placed; a retry first asks the shop.',
      tags: 'failed',
      meta: { screen, requirement: 'spec 8, other network errors' },
      on: {
        'retry.requested': { target: 'verifying', actions: { type: 'clearFailure' } },
        'order.changedElsewhere': { target: 'verifying', actions: { type: 'clearFailure' } },
        'order.restored': { target: 'verifying', actions: { type: 'clearFailure' } },
        // Leaving could not delete the order as promised, and no step may change it.
        'leave.requested': {},
        'screen.requested': {},
      },
    },
    // The read needs two states because only the state before it knows whether the order may have been placed.
    verifying: lookingFrom('uncertain', [], 'The app asks the shop whether the order was placed.'),
    checking: lookingFrom(
      'summary',
      [refusedAsSeen],
      'After a reload, a change in another tab or a refusal, the app reads the order from the shop.',
    ),
    leaving: leavingFrom(screen, '#order.review.summary'),
  },
});
