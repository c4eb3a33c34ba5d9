import { clearFailure } from '#machines/kit/failed.ts';
import { leavingFrom } from '../checkout/leaving.ts';
import { isToBeKept, keepMethod, keepMethods, methodsRead } from '../checkout/paying.ts';
import { paymentToKeep } from '../checkout/rules.ts';
import { readingState, stepEvents, underWay } from '../checkout/transitions.ts';
import {
  callFailed,
  isMethodSet,
  keepStatus,
  lostOrUndeclared,
  methodStored,
  methodsFound,
  missedOrFailed,
  orderStillThere,
} from './answers.ts';
import { afterReload, statusRead } from './reads.ts';
import { orderSetup } from './setup.ts';

const screen = 'order-process/payment-methods';
const selected = { target: 'selecting', actions: keepMethod } as const;

/** Choice of the payment method, if there is more than one. No method is preselected; the shop confirms the choice. */
export const payment = orderSetup.createStateConfig({
  description: 'Payment method, if there is a choice.',
  initial: 'choosing',
  on: stepEvents,
  states: {
    choosing: {
      description: 'The investor chooses a payment method; none is preselected.',
      meta: { screen, requirement: '2.11, 23.3' },
      on: {
        'method.selected': selected,
      },
    },
    selecting: {
      description: 'The shop stores the payment method with the order.',
      tags: 'busy',
      meta: { screen, requirement: '4.16' },
      on: underWay,
      entry: clearFailure,
      invoke: {
        id: 'selectMethod',
        src: 'selectMethod',
        input: paymentToKeep,
        onDone: methodStored,
        onError: missedOrFailed,
      },
    },
    failed: {
      description:
        'The order or its payment methods could not be read, or the method could not be stored; the investor can retry or choose another.',
      tags: 'failed',
      meta: { screen, requirement: '8.8, 22.2' },
      on: {
        'retry.requested': { target: 'retrying', actions: clearFailure },
        'method.selected': selected,
      },
    },
    retrying: readingState(screen, 'Before sending the payment method again, the app reads the order from the shop.', {
      ...statusRead,
      onDone: [
        ...lostOrUndeclared,
        orderStillThere,
        { guard: isMethodSet, target: '#order.review.summary', actions: keepStatus },
        { target: 'loading', actions: keepStatus },
      ],
      onError: callFailed,
    }),
    checking: readingState(screen, afterReload, {
      ...statusRead,
      onDone: [...lostOrUndeclared, { target: 'loading', actions: keepStatus }],
      onError: callFailed,
    }),
    loading: {
      description: 'The app reads the payment methods again.',
      tags: 'busy',
      meta: { screen, requirement: '4.18' },
      on: underWay,
      invoke: {
        ...methodsRead,
        onDone: [
          // On a retry the investor does not have to choose again.
          { guard: isToBeKept, target: 'selecting', actions: keepMethods },
          ...methodsFound,
        ],
        onError: callFailed,
      },
    },
    leaving: leavingFrom('order', screen, 'payment.choosing', 'payment.failed'),
  },
});
