import { keepFailure } from '#machines/failed.ts';
import {
  completed,
  completedOnline,
  gone,
  isMethodKept,
  isMethodSet,
  isMissing,
  keepOrder,
  keepStanding,
  taken,
  undeclared,
} from './answers.ts';
import { paymentToKeep } from './rules.ts';
import { orderSetup } from './setup.ts';
import { leavingFrom, look, step, underWay } from './transitions.ts';

const screen = 'order-process/payment-methods';

/** Choice of the payment method, if there is more than one. No method is preselected; the shop confirms the choice. */
export const payment = orderSetup.createStateConfig({
  description: 'Payment method, if there is a choice.',
  initial: 'choosing',
  on: step,
  states: {
    choosing: {
      description: 'The investor chooses a payment method; none is preselected.',
      meta: { screen, requirement: 'spec 2, /order-process/payment-methods' },
      on: {
        'method.selected': {
          target: 'selecting',
          actions: { type: 'rememberMethod', params: ({ event }) => ({ method: event.method }) },
        },
      },
    },
    selecting: {
      description: 'The shop stores the payment method with the order.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: select payment method' },
      on: underWay,
      entry: { type: 'clearFailure' },
      invoke: {
        id: 'selectMethod',
        src: 'selectMethod',
        input: ({ context }) => paymentToKeep(context),
        onDone: [
          taken,
          { guard: isMethodKept, target: '#order.review.summary', actions: keepOrder },
          // The summary never shows a method that the investor did not choose.
          { target: 'failed', actions: [keepOrder, { type: 'rememberOtherMethod' }] },
        ],
        onError: [
          { guard: isMissing, target: 'retrying', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    failed: {
      description:
        'The order or its payment methods could not be read, or the method could not be stored; the investor can retry or choose another.',
      tags: 'failed',
      meta: { screen, requirement: 'spec 8, other network errors' },
      on: {
        'retry.requested': { target: 'retrying', actions: { type: 'clearFailure' } },
        'method.selected': {
          target: 'selecting',
          actions: { type: 'rememberMethod', params: ({ event }) => ({ method: event.method }) },
        },
      },
    },
    retrying: {
      description: 'Before sending the payment method again, the app reads the order from the shop.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [
          gone,
          completedOnline,
          completed,
          undeclared,
          { guard: { type: 'isStillThere' }, target: 'failed', actions: keepStanding },
          { guard: isMethodSet, target: '#order.review.summary', actions: keepStanding },
          { target: 'loading', actions: keepStanding },
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
        onDone: [gone, completedOnline, completed, undeclared, { target: 'loading', actions: keepStanding }],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    loading: {
      description: 'The app reads the payment methods again.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, a single payment method is detected when there is one or none' },
      on: underWay,
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        input: ({ context }) => ({ productCode: context.productCode }),
        onDone: [
          {
            // On a retry the investor does not have to choose again.
            guard: { type: 'isToBeKept', params: ({ event }) => ({ methods: event.output }) },
            target: 'selecting',
            actions: { type: 'rememberMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            guard: { type: 'hasChoice', params: ({ event }) => ({ methods: event.output }) },
            target: 'choosing',
            actions: { type: 'rememberMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            guard: { type: 'hasNoMethod', params: ({ event }) => ({ methods: event.output }) },
            target: '#order.review.summary',
            actions: { type: 'rememberMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            guard: { type: 'isOnlyMethodKept', params: ({ event }) => ({ methods: event.output }) },
            target: '#order.review.summary',
            actions: { type: 'rememberOnlyMethod', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            target: 'selecting',
            actions: { type: 'rememberOnlyMethod', params: ({ event }) => ({ methods: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    leaving: leavingFrom(screen, '#order.payment.choosing', '#order.payment.failed'),
  },
});
