import { keepFailure } from '#machines/kit/failed.ts';
import { keepOrder } from '../checkout/answers.ts';
import { byTransfer, nothingToPay, orderRead, paymentReceived, paymentStopped } from './answers.ts';
import { paying } from './paying.ts';
import { returned, turnedBack } from './returning.ts';
import { paymentSetup } from './setup.ts';

/**
 * Payment of an order at the provider, and its result after the return (requirement 24.1). Only the
 * shop's answer counts, never the page to which the provider returned; during a payment no second one is offered.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description:
    'Opens the payment provider for an order and determines the result on return; only the shop’s answer counts.',
  context: ({ input }) => ({ ...input, order: null, checks: 0, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description:
        'The page that the investor returned to decides the first request: check the payment, or start paying.',
      always: [
        { guard: { type: 'hasReturned' }, target: 'returned' },
        { guard: { type: 'hasTurnedBack' }, target: 'turnedBack' },
        { target: 'paying' },
      ],
    },
    paying,
    returned,
    turnedBack,
    pending: {
      description:
        'The payment is being processed; the app keeps asking the shop, and the page offers no second payment.',
      initial: 'waiting',
      after: { webhookWait: { guard: { type: 'isLeftOpen' }, target: 'unpaid' } },
      states: {
        waiting: {
          description: 'The payment is being processed; the next check starts by itself or on request.',
          meta: {
            screen: 'payment/success',
            requirement: '24.1',
          },
          after: { pollInterval: { target: 'asking' } },
          on: {
            'check.requested': { target: 'asking' },
            'connection.restored': { target: 'asking' },
          },
        },
        asking: {
          description: 'The payment is being processed; the app asks the shop for the result.',
          tags: 'busy',
          meta: {
            screen: 'payment/success',
            requirement: '24.1',
          },
          invoke: {
            ...orderRead,
            onDone: [
              paymentReceived,
              nothingToPay,
              byTransfer,
              paymentStopped,
              {
                target: 'waiting',
                actions: [keepOrder, { type: 'countCheck' }],
              },
            ],
            onError: {
              target: 'waiting',
              actions: [keepFailure, { type: 'countCheck' }],
            },
          },
        },
      },
    },
    cancelled: {
      description: 'The payment was cancelled or failed; the investor can pay the same order again.',
      meta: { screen: 'payment/cancel', requirement: '8.12, 24.1' },
      on: { 'retry.requested': { target: 'paying', actions: { type: 'forgetChecks' } } },
    },
    unpaid: {
      description:
        'The shop still reports the order as open after the wait for the provider; the investor can pay the same order.',
      meta: { screen: 'payment/success', requirement: '24.1' },
      on: { 'retry.requested': { target: 'paying', actions: { type: 'forgetChecks' } } },
    },
    succeeded: {
      type: 'final',
      description: 'The order is paid.',
      meta: { screen: 'payment/success', requirement: '4.14' },
      entry: { type: 'emitSettlement' },
    },
    alreadyPaid: {
      type: 'final',
      description: 'The order was already paid; nothing is left to pay.',
      meta: { screen: 'payment/success', requirement: '4.14' },
      entry: { type: 'emitSettlement' },
    },
    byTransfer: {
      type: 'final',
      description: 'The order is to be paid by bank transfer; the order shows the bank details.',
      meta: { requirement: '24.8' },
    },
    closed: {
      type: 'final',
      description: 'The order was cancelled, refunded or withdrawn from; nothing is left to pay.',
      meta: { requirement: '4.13' },
    },
  },
});
