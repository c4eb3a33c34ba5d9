import { clearFailure } from '#machines/kit/failed.ts';
import { leavingFrom } from '../checkout/leaving.ts';
import { methodsRead } from '../checkout/paying.ts';
import { paymentToKeep } from '../checkout/rules.ts';
import { readingState, stepEvents, underWay } from '../checkout/transitions.ts';
import {
  callFailed,
  keepStatus,
  lostOrUndeclared,
  methodStored,
  methodsFound,
  missedOrFailed,
  orderStillThere,
} from './answers.ts';
import { statusRead } from './reads.ts';
import { orderSetup } from './setup.ts';

const screen = 'order-process/addresses';

/** Billing address of the order, then its payment methods: with one method or none the investor does not choose. */
export const address = orderSetup.createStateConfig({
  description: 'Billing address of the order.',
  initial: 'editing',
  on: stepEvents,
  states: {
    editing: {
      description: 'The investor checks the billing address of the order.',
      meta: { screen, requirement: '2.11' },
      on: {
        'address.confirmed': { guard: { type: 'hasAddress' }, target: 'loading' },
        // The shop may have an address meanwhile.
        'retry.requested': { guard: { type: 'isAddressMissing' }, target: 'checking' },
      },
    },
    loading: {
      description: 'The app reads the payment methods for this product.',
      tags: 'busy',
      meta: { screen, requirement: '4.18' },
      on: underWay,
      invoke: {
        ...methodsRead,
        onDone: methodsFound,
        onError: callFailed,
      },
    },
    selecting: {
      description: 'The shop stores the only payment method with the order.',
      tags: 'busy',
      meta: { screen, requirement: '4.16, 4.18' },
      on: underWay,
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
        'The order or its payment methods could not be read, or the only method could not be stored; the investor can retry.',
      tags: 'failed',
      meta: { screen, requirement: '8.9, 22.2' },
      on: { 'retry.requested': { target: 'retrying', actions: clearFailure } },
    },
    retrying: readingState(screen, 'Before continuing, the app reads the order from the shop.', {
      ...statusRead,
      onDone: [...lostOrUndeclared, orderStillThere, { target: 'loading', actions: keepStatus }],
      onError: callFailed,
    }),
    checking: readingState(
      screen,
      'After a reload, a change in another tab or a retry, the app reads the order from the shop.',
      {
        ...statusRead,
        onDone: [...lostOrUndeclared, { target: 'editing', actions: keepStatus }],
        onError: callFailed,
      },
    ),
    leaving: leavingFrom('order', screen, 'address.editing', 'address.failed'),
  },
});
