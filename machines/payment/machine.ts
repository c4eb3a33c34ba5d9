import { latestPaymentOf } from '#domain/order/payment.ts';
import { paymentSetup } from './setup.ts';

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
            guard: { type: 'wasPaidBefore', params: ({ event }) => ({ order: event.output }) },
            target: 'alreadyPaid',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
            target: 'succeeded',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ order: event.output }) },
            target: 'closed',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isNotCompleted', params: ({ event }) => ({ order: event.output }) },
            target: 'failed',
            actions: [
              { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'rememberNotCompleted' },
            ],
          },
          {
            guard: { type: 'wantsToPay', params: ({ event }) => ({ order: event.output }) },
            target: 'configuring',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'wasCancelled', params: ({ event }) => ({ order: event.output }) },
            target: 'cancelled',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'pending',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
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
            guard: { type: 'isUnderWay', params: ({ event }) => ({ error: event.error }) },
            target: 'pending.asking',
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
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
                guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
                target: '#payment.succeeded',
                actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
              },
              {
                guard: { type: 'isClosed', params: ({ event }) => ({ order: event.output }) },
                target: '#payment.closed',
                actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
              },
              {
                guard: { type: 'cameToNothing', params: ({ event }) => ({ order: event.output }) },
                target: '#payment.cancelled',
                actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
              },
              {
                target: 'waiting',
                actions: [
                  { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
                  { type: 'countCheck' },
                ],
              },
            ],
            onError: {
              target: 'waiting',
              actions: [
                { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'countCheck' },
              ],
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
