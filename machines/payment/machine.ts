import { keepFailure } from '#machines/failed.ts';
import { byTransfer, keepOrder, nothingToPay, received, stopped } from './answers.ts';
import { paying } from './paying.ts';
import { returned, turnedBack } from './returning.ts';
import { paymentSetup } from './setup.ts';

/**
 * Payment of an order at the provider, and its result after the return (spec section 4, for online payment). Only the
 * shop's answer counts, never the page to which the provider returned; during a payment no second one is offered.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description:
    'Pays an order at the provider and finds out on return what became of it; only the shop’s answer counts.',
  context: ({ input }) => ({ ...input, order: null, checks: 0, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Where the investor comes from says what the shop is asked for.',
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
      description: 'The payment is under way; the shop is asked again by and by, and no second payment is offered.',
      initial: 'waiting',
      after: { webhookWait: { guard: { type: 'isLeftOpen' }, target: 'unpaid' } },
      states: {
        waiting: {
          description: 'The payment is under way; the page asks again by itself.',
          meta: {
            screen: 'payment/success',
            requirement: 'design, What users of such products ask for: a return page shows pending',
          },
          after: { pollInterval: { target: 'asking' } },
          on: {
            'check.requested': { target: 'asking' },
            'connection.restored': { target: 'asking' },
          },
        },
        asking: {
          description: 'The payment is under way; the shop is being asked.',
          tags: 'busy',
          meta: {
            screen: 'payment/success',
            requirement: 'design, What users of such products ask for: a return page asks the server',
          },
          invoke: {
            id: 'readOrder',
            src: 'readOrder',
            input: ({ context }) => ({ tokenValue: context.tokenValue }),
            onDone: [
              received,
              nothingToPay,
              byTransfer,
              stopped,
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
      description: 'The payment was cancelled or came to nothing; it can be tried again on the same order.',
      meta: { screen: 'payment/cancel', requirement: 'spec 8, payment cancelled' },
      on: { 'retry.requested': { target: 'paying', actions: { type: 'forgetChecks' } } },
    },
    unpaid: {
      description: 'The shop still calls the order open after the wait for a late report; the same order can be paid.',
      meta: { screen: 'payment/success', requirement: 'spec 4, order payment states' },
      on: { 'retry.requested': { target: 'paying', actions: { type: 'forgetChecks' } } },
    },
    succeeded: {
      type: 'final',
      description: 'The order is paid.',
      meta: { screen: 'payment/success', requirement: 'spec 4, an order counts as paid when' },
      entry: { type: 'emitSettlement' },
    },
    alreadyPaid: {
      type: 'final',
      description: 'The order was paid before; nothing is left to pay.',
      meta: { screen: 'payment/success', requirement: 'spec 4, an order counts as paid when' },
      entry: { type: 'emitSettlement' },
    },
    byTransfer: {
      type: 'final',
      description: 'The order is paid by bank transfer; where to transfer the money stands with the order.',
      meta: { requirement: 'spec 4, order payment states' },
    },
    closed: {
      type: 'final',
      description: 'The order was cancelled, refunded or withdrawn from; there is nothing to pay.',
      meta: { requirement: 'spec 4, order payment states' },
    },
  },
});
