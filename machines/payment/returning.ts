import {
  byTransfer,
  keepOrder,
  notCompleted,
  notDecided,
  nothingToPay,
  notRead,
  orderOf,
  received,
  stopped,
} from './answers.ts';
import { paymentSetup, retrying } from './setup.ts';

/** State after the provider returned the investor as having paid; the shop decides whether they have. */
export const returned = paymentSetup.createStateConfig({
  description: 'The investor is back from the provider, as somebody who has paid.',
  initial: 'checking',
  states: {
    checking: {
      description: 'The shop is asked whether the payment has arrived.',
      tags: 'busy',
      meta: { screen: 'payment/success', requirement: 'spec 4, order payment states' },
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context }) => ({ tokenValue: context.tokenValue }),
        onDone: [received, nothingToPay, notCompleted, byTransfer, stopped, notDecided],
        onError: notRead,
      },
    },
    failed: {
      description:
        'The payment could not be checked; the reason is shown, it can be tried again, and a connection that comes back does so.',
      meta: { screen: 'payment/success', requirement: 'spec 8, other network errors' },
      on: retrying,
    },
  },
});

/**
 * State after the investor left the provider's page without paying, by its "cancel" or by the Back button. The page for
 * a cancelled payment waits for the shop's confirmation, so that an investor who has paid never sees it.
 */
export const turnedBack = paymentSetup.createStateConfig({
  description: 'The investor is back from the provider, as somebody who has not paid.',
  initial: 'checking',
  states: {
    checking: {
      description: 'The shop is asked whether nothing was paid indeed.',
      tags: 'busy',
      meta: { requirement: 'spec 4, order payment states' },
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context }) => ({ tokenValue: context.tokenValue }),
        onDone: [
          received,
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
        'The payment could not be checked; the reason is shown, it can be tried again, and a connection that comes back does so.',
      meta: { requirement: 'spec 8, other network errors' },
      on: retrying,
    },
  },
});
