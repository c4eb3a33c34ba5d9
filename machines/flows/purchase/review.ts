import { clearFailure, keepFailure } from '#machines/kit/failed.ts';
import { isRefused, notPlaced, placedIn, uncertainAt } from '../checkout/completing.ts';
import { leavingFrom } from '../checkout/leaving.ts';
import { tokenIn } from '../checkout/rules.ts';
import { readingState, stepEvents, underWay } from '../checkout/transitions.ts';
import {
  isMethodLost,
  isOfferChanged,
  isOfferRepriced,
  isRepriced,
  isUnavailable,
  keepFound,
  keepOffer,
  lostOrCompleted,
  repricedFound,
  repricedOffer,
} from './answers.ts';
import { offerRead, orderRead } from './reads.ts';
import { purchaseSetup } from './setup.ts';

const screen = 'order-process/confirmation';

/**
 * The shop's order differs from the summary: the page shows and explains the change, and asks for another confirmation.
 */
const methodLost = {
  guard: isMethodLost,
  target: '#purchase.payment.loading',
  actions: [keepFound, { type: 'forgetMethod' }, { type: 'rememberChange', params: { what: 'method' } }],
} as const;
const repriced = {
  guard: isRepriced,
  target: 'summary',
  actions: [{ type: 'rememberPrice', params: repricedFound }, keepFound],
} as const;
const found = [...lostOrCompleted, methodLost, repriced] as const;

/** The work's offer has changed since the customer saw it. */
const offered = [
  { guard: isUnavailable, target: '#purchase.offer.unavailable', actions: keepOffer },
  // The shop's order has kept the old price, so a new order at the current price replaces it.
  {
    guard: isOfferRepriced,
    target: '#purchase.address.editing',
    actions: [{ type: 'rememberPrice', params: repricedOffer }, keepOffer, { type: 'forgetOrder' }],
  },
  {
    guard: isOfferChanged,
    target: 'summary',
    actions: [keepOffer, { type: 'rememberChange', params: { what: 'work' } }],
  },
] as const;

/**
 * Summary and order button. The button first reads the order and the offer: the machine completes only an order that
 * matches the summary, at the price shown there, by one call that is never repeated blindly.
 */
export const review = purchaseSetup.createStateConfig({
  description: 'Summary of the purchase, and the order button with the obligation to pay.',
  initial: 'summary',
  on: stepEvents,
  states: {
    summary: {
      description: 'The customer reads the summary, with any changes since, and can order with the obligation to pay.',
      meta: { screen, requirement: '2.41, 11.6, 23.3' },
      on: { 'order.placed': { target: 'reading', actions: clearFailure } },
    },
    reading: {
      description:
        'Before the binding order, the app checks whether the shop’s order still matches what the customer saw.',
      tags: 'busy',
      meta: { screen, requirement: '2.41, 11.6' },
      on: underWay,
      invoke: {
        ...orderRead,
        onDone: [...found, { target: 'comparing', actions: keepFound }],
        onError: { target: 'summary', actions: keepFailure },
      },
    },
    comparing: {
      description: 'Before the binding order, the app checks whether the work is still offered as the customer saw it.',
      tags: 'busy',
      meta: { screen, requirement: '2.41, 11.6' },
      on: underWay,
      invoke: {
        ...offerRead,
        onDone: [...offered, { target: 'completing' }],
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
        input: tokenIn,
        onDone: placedIn('purchase'),
        onError: [
          // Another customer was quicker; reading the work again shows it as sold.
          { guard: isRefused, target: '#purchase.offer.loading', actions: [keepFailure, { type: 'forgetOrder' }] },
          ...notPlaced,
        ],
      },
    },
    uncertain: uncertainAt(screen),
    // The read needs two states because only the state before it knows whether the order may have been placed.
    verifying: readingState(screen, 'The app asks the shop whether the order was placed.', {
      ...orderRead,
      onDone: [...found, { target: 'summary', actions: keepFound }],
      onError: { target: 'uncertain', actions: keepFailure },
    }),
    checking: readingState(
      screen,
      'After a reload, a change in another tab or a refusal, the app reads the order from the shop.',
      {
        ...orderRead,
        // The order is unchanged, but the work may have changed.
        onDone: [...found, { target: 'rereading', actions: keepFound }],
        onError: { target: 'summary', actions: keepFailure },
      },
    ),
    rereading: readingState(
      screen,
      'After a reload, a change in another tab or a refusal, the app checks whether the maker has changed the work.',
      {
        ...offerRead,
        onDone: [
          ...offered,
          // The page cannot show the change; the shop now counts the changed work as read.
          {
            guard: { type: 'hasFailed' },
            target: 'summary',
            actions: { type: 'rememberChange', params: { what: 'nothing' } },
          },
          { target: 'summary' },
        ],
        onError: { target: 'summary', actions: keepFailure },
      },
    ),
    leaving: leavingFrom('purchase', screen, 'review.summary'),
  },
});
