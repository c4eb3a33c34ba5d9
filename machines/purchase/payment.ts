import { keepFailure } from '#machines/failed.ts';
import { paymentToKeep } from './rules.ts';
import { purchaseSetup } from './setup.ts';
import {
  completed,
  completedOnline,
  gone,
  isMethodKept,
  keepFound,
  keepOrder,
  leavingFrom,
  look,
  methodsOf,
  missed,
  step,
  taken,
  underWay,
} from './transitions.ts';

const screen = 'order-process/payment-methods';
const selected = {
  guard: { type: 'isOffered', params: ({ event }: { event: { method: string } }) => ({ method: event.method }) },
  target: 'selecting',
  actions: [
    { type: 'clearFailure' },
    { type: 'rememberMethod', params: ({ event }: { event: { method: string } }) => ({ method: event.method }) },
  ],
} as const;

/**
 * Choice of the payment method. No method is preselected; the shop confirms the choice. With one method or none the
 * customer does not choose.
 */
export const payment = purchaseSetup.createStateConfig({
  description: 'Payment method.',
  initial: 'loading',
  on: step,
  states: {
    loading: {
      description: 'The app reads the payment methods for this work.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, a single payment method is detected when there is one or none' },
      on: underWay,
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        input: ({ context }) => ({ productCode: context.productCode }),
        onDone: [
          {
            guard: { type: 'isMethodToBeKept', params: methodsOf },
            target: 'selecting',
            actions: { type: 'rememberMethods', params: methodsOf },
          },
          {
            guard: { type: 'isMethodThere', params: methodsOf },
            target: '#purchase.review.summary',
            actions: { type: 'rememberMethods', params: methodsOf },
          },
          {
            guard: { type: 'hasChoice', params: methodsOf },
            target: 'choosing',
            actions: { type: 'rememberMethods', params: methodsOf },
          },
          {
            guard: { type: 'hasNoMethod', params: methodsOf },
            target: '#purchase.review.summary',
            actions: { type: 'rememberMethods', params: methodsOf },
          },
          { target: 'selecting', actions: { type: 'rememberOnlyMethod', params: methodsOf } },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    choosing: {
      description: 'The customer chooses a payment method; none is preselected.',
      meta: { screen, requirement: 'spec 2, order process /payment-methods' },
      on: { 'method.selected': selected },
    },
    selecting: {
      description: 'The shop stores the payment method with the order.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: select payment method' },
      on: underWay,
      invoke: {
        id: 'selectMethod',
        src: 'selectMethod',
        input: ({ context }) => paymentToKeep(context),
        onDone: [
          taken,
          { guard: isMethodKept, target: '#purchase.review.summary', actions: keepOrder },
          // The summary never shows a method that the customer did not choose.
          { target: 'failed', actions: [keepOrder, { type: 'rememberOtherMethod' }] },
        ],
        onError: [missed, { target: 'failed', actions: keepFailure }],
      },
    },
    failed: {
      description:
        'The order or its payment methods could not be read, or the method could not be stored; the customer can retry or choose another.',
      meta: { screen, requirement: 'spec 8, other network errors' },
      on: {
        'retry.requested': { target: 'checking', actions: { type: 'clearFailure' } },
        'method.selected': selected,
      },
    },
    checking: {
      description: 'After a reload, a change in another tab or a failure, the app reads the order from the shop.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [gone, completedOnline, completed, { target: 'loading', actions: keepFound }],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    leaving: leavingFrom(screen, '#purchase.payment.choosing', '#purchase.payment.failed'),
  },
});
