import { keepOrder, orderOf } from '../checkout/answers.ts';
import {
  byTransfer,
  notCompleted,
  notDecided,
  nothingToPay,
  notRead,
  orderRead,
  paymentReceived,
  paymentStopped,
} from './answers.ts';
import { paymentSetup, retryEvents } from './setup.ts';

/** State after the provider returned the investor as having paid; the shop decides whether they have. */
export const returned = paymentSetup.createStateConfig({
  description: 'The investor has returned from the provider after paying.',
  initial: 'checking',
  states: {
    checking: {
      description: 'The app asks the shop whether the payment has arrived.',
      tags: 'busy',
      meta: { screen: 'payment/success', requirement: '2.14, 24.1' },
      invoke: {
        ...orderRead,
        onDone: [paymentReceived, nothingToPay, notCompleted, byTransfer, paymentStopped, notDecided],
        onError: notRead,
      },
    },
    failed: {
      description:
        'The payment could not be checked, or the order is not completed; the page shows the reason. A retry or a restored connection checks again.',
      meta: { screen: 'payment/success', requirement: '8.8' },
      on: retryEvents,
    },
  },
});

/**
 * State after the investor left the provider's page without paying, by its "cancel" or by the Back button. The page for
 * a cancelled payment waits for the shop's confirmation, so that an investor who has paid never sees it.
 */
export const turnedBack = paymentSetup.createStateConfig({
  description: 'The investor has returned from the provider without paying.',
  initial: 'checking',
  states: {
    checking: {
      description: 'The app asks the shop whether the order is indeed unpaid.',
      tags: 'busy',
      meta: { requirement: '2.14, 24.1' },
      invoke: {
        ...orderRead,
        onDone: [
          paymentReceived,
          nothingToPay,
          notCompleted,
          byTransfer,
          {
            guard: { type: 'isOpen', params: orderOf },
            target: '#payment.cancelled',
            actions: keepOrder,
          },
          notDecided,
        ],
        onError: notRead,
      },
    },
    failed: {
      description:
        'The payment could not be checked, or the order is not completed; the page shows the reason. A retry or a restored connection checks again.',
      meta: { requirement: '8.8' },
      on: retryEvents,
    },
  },
});
