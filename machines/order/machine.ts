import { address } from './address.ts';
import { amount } from './amount.ts';
import { declarations } from './declarations.ts';
import { offer } from './offer.ts';
import { payment } from './payment.ts';
import { review } from './review.ts';
import { outcomeOf } from './rules.ts';
import { begun, orderSetup } from './setup.ts';

/**
 * Subscription from the amount to the order button (spec section 4, order flow); each step is a part of its own. After
 * every write the machine uses the shop's answer, never an expected one: after a failure or a reload the step reads the
 * order first. So there is at most one completed order, however often the investor presses a button.
 */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  description:
    'A subscription to tokens, from the amount to the order button; repeated clicks place at most one order.',
  context: ({ input }) => ({ ...input, ...begun }),
  output: ({ context }) => outcomeOf(context),
  initial: 'offer',
  on: {
    'screen.requested': [
      {
        guard: { type: 'mayChangeAmount', params: ({ event }) => ({ screen: event.screen }) },
        target: '.amount.editing',
        actions: { type: 'clearFailure' },
      },
      {
        guard: { type: 'mayDeclare', params: ({ event }) => ({ screen: event.screen }) },
        target: '.declarations.editing',
        actions: { type: 'clearFailure' },
      },
      {
        guard: { type: 'mayCheckAddress', params: ({ event }) => ({ screen: event.screen }) },
        target: '.address.editing',
        actions: { type: 'clearFailure' },
      },
      {
        guard: { type: 'mayChooseMethod', params: ({ event }) => ({ screen: event.screen }) },
        target: '.payment.choosing',
        actions: { type: 'clearFailure' },
      },
      {
        guard: { type: 'mayReview', params: ({ event }) => ({ screen: event.screen }) },
        target: '.review.summary',
        actions: { type: 'clearFailure' },
      },
    ],
  },
  states: {
    offer,
    amount,
    declarations,
    address,
    payment,
    review,
    cancelled: {
      type: 'final',
      description: 'The investor has given up the order and leaves for the page that they requested.',
      meta: { requirement: 'spec 4, cancelling deletes the order and clears state' },
      entry: { type: 'emitCancellation' },
    },
    payable: {
      type: 'final',
      description: 'The order is placed; the investor pays at the payment provider.',
      meta: { screen: 'order-process/confirmation', requirement: 'spec 4, for online payment' },
      entry: { type: 'emitCompletion' },
    },
    finished: {
      type: 'final',
      description: 'The order is placed; the page shows where to transfer the money.',
      meta: { screen: 'orders/finish', requirement: 'spec 2, /orders/{uuid}/finish' },
      entry: { type: 'emitCompletion' },
    },
  },
});
