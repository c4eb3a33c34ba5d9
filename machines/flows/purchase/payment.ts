import { clearFailure, keepFailure } from '#machines/kit/failed.ts';
import { leavingFrom } from '../checkout/leaving.ts';
import {
  hasChoice,
  hasNoMethod,
  isToBeKept,
  keepMethod,
  keepMethods,
  keepOnlyMethod,
  methodOf,
  methodStoredIn,
  methodsOf,
  methodsRead,
} from '../checkout/paying.ts';
import { paymentToKeep } from '../checkout/rules.ts';
import { readingState, stepEvents, underWay } from '../checkout/transitions.ts';
import { keepFound, lostOrCompleted, orderMissing } from './answers.ts';
import { orderRead } from './reads.ts';
import { purchaseSetup } from './setup.ts';

const screen = 'order-process/payment-methods';
const selected = {
  guard: { type: 'isOffered', params: methodOf },
  target: 'selecting',
  actions: [clearFailure, keepMethod],
} as const;

/**
 * Choice of the payment method. No method is preselected; the shop confirms the choice. With one method or none the
 * customer does not choose.
 */
export const payment = purchaseSetup.createStateConfig({
  description: 'Payment method.',
  initial: 'loading',
  on: stepEvents,
  states: {
    loading: {
      description: 'The app reads the payment methods for this work.',
      tags: 'busy',
      meta: { screen, requirement: '4.18' },
      on: underWay,
      invoke: {
        ...methodsRead,
        onDone: [
          { guard: isToBeKept, target: 'selecting', actions: keepMethods },
          {
            guard: { type: 'isMethodThere', params: methodsOf },
            target: '#purchase.review.summary',
            actions: keepMethods,
          },
          { guard: hasChoice, target: 'choosing', actions: keepMethods },
          { guard: hasNoMethod, target: '#purchase.review.summary', actions: keepMethods },
          { target: 'selecting', actions: keepOnlyMethod },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    choosing: {
      description: 'The customer chooses a payment method; none is preselected.',
      meta: { screen, requirement: '2.25, 23.3' },
      on: { 'method.selected': selected },
    },
    selecting: {
      description: 'The shop stores the payment method with the order.',
      tags: 'busy',
      meta: { screen, requirement: '4.16' },
      on: underWay,
      invoke: {
        id: 'selectMethod',
        src: 'selectMethod',
        input: paymentToKeep,
        onDone: methodStoredIn('purchase'),
        onError: [orderMissing, { target: 'failed', actions: keepFailure }],
      },
    },
    failed: {
      description:
        'The order or its payment methods could not be read, or the method could not be stored; the customer can retry or choose another.',
      meta: { screen, requirement: '8.8, 22.2' },
      on: {
        'retry.requested': { target: 'checking', actions: clearFailure },
        'method.selected': selected,
      },
    },
    checking: readingState(
      screen,
      'After a reload, a change in another tab or a failure, the app reads the order from the shop.',
      {
        ...orderRead,
        onDone: [...lostOrCompleted, { target: 'loading', actions: keepFound }],
        onError: { target: 'failed', actions: keepFailure },
      },
    ),
    leaving: leavingFrom('purchase', screen, 'payment.choosing', 'payment.failed'),
  },
});
