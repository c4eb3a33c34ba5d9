import { latestPaymentOf } from '#domain/order/payment.ts';
import type { Order } from '#domain/shop/order.ts';
import { errorOf, keepFailure } from '#machines/failed.ts';
import { paymentSetup } from './setup.ts';

const orderOf = ({ event }: { event: { output: Order } }) => ({ order: event.output });
const keepOrder = { type: 'rememberOrder', params: orderOf } as const;

/**
 * Pays an order at the provider, and finds out on return what became of it (spec section 4, for online payment). Only
 * the shop's answer counts, never the page that the provider came back to; while a payment is under way no second one is
 * offered.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description:
    'Pays an order at the provider and finds out on return what became of it; only the shop’s answer counts.',
  context: ({ input }) => ({ ...input, order: null, checks: 0, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The shop is asked how the payment stands.',
      tags: 'busy',
      meta: { requirement: 'spec 4, order payment states' },
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context }) => ({ tokenValue: context.tokenValue }),
        onDone: [
          {
            guard: { type: 'wasPaidBefore', params: orderOf },
            target: 'alreadyPaid',
            actions: keepOrder,
          },
          {
            guard: { type: 'isPaid', params: orderOf },
            target: 'succeeded',
            actions: keepOrder,
          },
          {
            guard: { type: 'isClosed', params: orderOf },
            target: 'closed',
            actions: keepOrder,
          },
          {
            guard: { type: 'isNotCompleted', params: orderOf },
            target: 'failed',
            actions: [keepOrder, { type: 'rememberNotCompleted' }],
          },
          {
            guard: { type: 'wantsToPay', params: orderOf },
            target: 'configuring',
            actions: keepOrder,
          },
          {
            guard: { type: 'wasCancelled', params: orderOf },
            target: 'cancelled',
            actions: keepOrder,
          },
          {
            target: 'pending',
            actions: keepOrder,
          },
        ],
        onError: {
          target: 'failed',
          actions: keepFailure,
        },
      },
    },
    configuring: {
      description: 'The shop opens a session with the payment provider.',
      tags: 'busy',
      meta: { requirement: 'spec 4, for online payment fetch the payment configuration' },
      invoke: {
        id: 'configurePayment',
        src: 'configurePayment',
        input: ({ context }) => ({
          tokenValue: context.tokenValue,
          paymentId: (context.order && latestPaymentOf(context.order)?.id) ?? 0,
        }),
        onDone: {
          target: 'redirecting',
          actions: [
            { type: 'expectReturn' },
            { type: 'emitProvider', params: ({ event }) => ({ session: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isUnderWay', params: errorOf },
            target: 'pending.asking',
          },
          {
            target: 'failed',
            actions: keepFailure,
          },
        ],
      },
    },
    redirecting: {
      description: "The provider's page opens; who comes back without paying may check how the payment stands.",
      meta: { requirement: 'spec 9, online card checkout' },
      on: { 'check.requested': { target: 'checking' } },
    },
    pending: {
      description: 'The payment is under way; the shop is asked again by and by, and no second payment is offered.',
      initial: 'waiting',
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
              {
                guard: { type: 'isPaid', params: orderOf },
                target: '#payment.succeeded',
                actions: keepOrder,
              },
              {
                guard: { type: 'isClosed', params: orderOf },
                target: '#payment.closed',
                actions: keepOrder,
              },
              {
                guard: { type: 'cameToNothing', params: orderOf },
                target: '#payment.cancelled',
                actions: keepOrder,
              },
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
      on: { 'retry.requested': { target: 'checking', actions: { type: 'payAnew' } } },
    },
    failed: {
      description:
        'Paying did not work out; the reason is shown, it can be tried again, and a connection that comes back does so.',
      meta: { requirement: 'spec 8, other network errors' },
      on: {
        'retry.requested': { target: 'checking', actions: { type: 'clearFailure' } },
        'connection.restored': { target: 'checking', actions: { type: 'clearFailure' } },
      },
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
    closed: {
      type: 'final',
      description: 'The order was cancelled or refunded; there is nothing to pay.',
      meta: { requirement: 'spec 4, order payment states' },
    },
  },
});
