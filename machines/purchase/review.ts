import { keepFailure } from '#machines/failed.ts';
import { given } from '#machines/given.ts';
import { purchaseSetup } from './setup.ts';
import {
  completed,
  completedOnline,
  gone,
  isMethodLost,
  isMissing,
  isOfferChanged,
  isOfferRepriced,
  isPlaced,
  isPlacedOnline,
  isRefused,
  isRepriced,
  isUnavailable,
  isWrongState,
  keepFound,
  keepOffer,
  keepOrder,
  leavingFrom,
  look,
  repricedFound,
  repricedOffer,
  step,
  underWay,
} from './transitions.ts';
import type { PurchaseContext } from './types.ts';

const screen = 'order-process/confirmation';

/** What the shop has differs from the summary: it is shown, said, and asked about once more. */
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
const found = [gone, completedOnline, completed, methodLost, repriced] as const;

const readOffer = {
  id: 'readOffer',
  src: 'readOffer',
  input: ({ context }: { context: PurchaseContext }) => ({ productCode: context.productCode }),
} as const;
/** The work is offered otherwise than it was seen. */
const offered = [
  { guard: isUnavailable, target: '#purchase.offer.unavailable', actions: keepOffer },
  // The shop's order has kept the price of before: it is replaced by one at the price of now.
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
 * The summary and the order button. The button looks at the order and at the offer first: only what was read is completed,
 * at the price that was read, by one call that is never repeated blindly.
 */
export const review = purchaseSetup.createStateConfig({
  description: 'Everything once more, and the order with the duty to pay.',
  initial: 'summary',
  on: step,
  states: {
    summary: {
      description: 'The customer reads the summary and orders with the duty to pay; what changed meanwhile is said.',
      meta: { screen, requirement: 'spec 2, order process /confirmation' },
      on: { 'order.placed': { target: 'reading', actions: { type: 'clearFailure' } } },
    },
    reading: {
      description: 'Before the binding call the app looks whether the order still is what the customer saw.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: complete' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [...found, { target: 'comparing', actions: keepFound }],
        onError: { target: 'summary', actions: keepFailure },
      },
    },
    comparing: {
      description: 'Before the binding call the app looks whether the work still is offered as the customer saw it.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: complete' },
      on: underWay,
      invoke: {
        ...readOffer,
        onDone: [...offered, { target: 'completing' }],
        onError: { target: 'summary', actions: keepFailure },
      },
    },
    completing: {
      description: 'The shop takes the order.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: complete' },
      on: underWay,
      invoke: {
        id: 'completeOrder',
        src: 'completeOrder',
        input: ({ context }) => ({ tokenValue: given(context.order).tokenValue }),
        onDone: [
          { guard: isPlacedOnline, target: '#purchase.payable', actions: keepOrder },
          { guard: isPlaced, target: '#purchase.finished', actions: keepOrder },
          { target: 'uncertain', actions: { type: 'rememberUnconfirmed' } },
        ],
        onError: [
          // Somebody else was quicker: the work itself says so.
          {
            guard: isRefused,
            target: '#purchase.offer.loading',
            actions: [keepFailure, { type: 'forgetOrder' }],
          },
          // Completed already, or changed elsewhere: the shop knows.
          { guard: isWrongState, target: 'checking', actions: keepFailure },
          { guard: isMissing, target: 'checking', actions: keepFailure },
          { target: 'uncertain', actions: keepFailure },
        ],
      },
    },
    uncertain: {
      description: 'Whether the order was placed is not known; trying again first asks the shop.',
      meta: { screen, requirement: 'spec 8, other network errors' },
      on: {
        'retry.requested': { target: 'verifying', actions: { type: 'clearFailure' } },
        'order.changedElsewhere': { target: 'verifying', actions: { type: 'clearFailure' } },
        'order.restored': { target: 'verifying', actions: { type: 'clearFailure' } },
        // Leaving could not keep its promise to delete the order, and no step may change it.
        'leave.requested': {},
        'screen.requested': {},
      },
    },
    // Two states, since only the way that led there says whether the order may have been placed.
    verifying: {
      description: 'The app asks the shop whether the order was placed.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [...found, { target: 'summary', actions: keepFound }],
        onError: { target: 'uncertain', actions: keepFailure },
      },
    },
    checking: {
      description: 'After a reload, a word of another tab or a refusal, the app asks the shop how the order stands.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...look,
        // The order is as it was seen: the work may not be.
        onDone: [...found, { target: 'rereading', actions: keepFound }],
        onError: { target: 'summary', actions: keepFailure },
      },
    },
    rereading: {
      description: 'After a reload or a refusal, the app looks whether the maker of the work has changed it.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...readOffer,
        onDone: [
          ...offered,
          // The change cannot be seen here, and is known to the shop as read.
          {
            guard: { type: 'hasFailed' },
            target: 'summary',
            actions: { type: 'rememberChange', params: { what: 'nothing' } },
          },
          { target: 'summary' },
        ],
        onError: { target: 'summary', actions: keepFailure },
      },
    },
    leaving: leavingFrom(screen, '#purchase.review.summary'),
  },
});
