import type { CheckoutSession } from '#domain/shop/order.ts';
import { errorOf, keepFailure } from '#machines/kit/failed.ts';
import { keepOrder, orderOf } from '../checkout/answers.ts';
import { paymentIn } from '../checkout/rules.ts';
import { byTransfer, nothingToPay, notRead, orderRead } from './answers.ts';
import { paymentSetup, retryEvents } from './setup.ts';

const sessionOf = ({ event }: { event: { output: CheckoutSession | null } }) => ({ session: event.output });

/** State after the investor asked to pay, without a screen of its own: the page where they asked stays visible. */
export const paying = paymentSetup.createStateConfig({
  description: 'The investor wants to pay the order now.',
  initial: 'checking',
  states: {
    checking: {
      description: 'The app asks the shop whether the order still has to be paid.',
      tags: 'busy',
      meta: { requirement: '4.13, 24.1' },
      invoke: {
        ...orderRead,
        onDone: [
          byTransfer,
          {
            guard: { type: 'isPayable', params: orderOf },
            target: 'configuring',
            actions: keepOrder,
          },
          {
            guard: { type: 'isPaid', params: orderOf },
            target: '#payment.alreadyPaid',
            actions: keepOrder,
          },
          nothingToPay,
          {
            guard: { type: 'isUnderWay', params: orderOf },
            target: '#payment.pending',
            actions: keepOrder,
          },
          {
            target: 'failed',
            actions: [keepOrder, { type: 'rememberNotPayable' }],
          },
        ],
        onError: notRead,
      },
    },
    configuring: {
      description: 'The shop opens a session with the payment provider.',
      tags: 'busy',
      meta: { requirement: '4.16' },
      invoke: {
        id: 'configurePayment',
        src: 'configurePayment',
        input: ({ context }) => ({ tokenValue: context.tokenValue, paymentId: paymentIn(context).id }),
        onDone: [
          { guard: { type: 'isOffline', params: sessionOf }, target: '#payment.byTransfer' },
          { target: 'redirecting', actions: ['rememberAttempt', { type: 'emitProvider', params: sessionOf }] },
        ],
        onError: [
          {
            guard: { type: 'isNoLongerOpen', params: errorOf },
            target: '#payment.pending.asking',
          },
          {
            target: 'failed',
            actions: keepFailure,
          },
        ],
      },
    },
    redirecting: {
      description: 'The provider’s page opens; an investor who returns without paying can check the payment.',
      meta: { requirement: '9.14' },
      // An investor who returns by the Back button has not paid, unless the shop says so.
      on: { 'check.requested': { target: '#payment.turnedBack' } },
    },
    failed: {
      description:
        'The payment could not start; the page shows the reason. A retry or a restored connection checks the order again.',
      meta: { requirement: '8.8' },
      on: retryEvents,
    },
  },
});
