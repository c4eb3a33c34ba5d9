import { latestPaymentOf } from '#domain/order/payment.ts';
import { orderSetup } from './setup.ts';

/** Spec section 4: with one way to pay, or none, the investor is not asked. */
export const loadingMethods = orderSetup.createStateConfig({
  description: 'The ways to pay for this product are being loaded.',
  tags: 'busy',
  meta: { requirement: 'spec 4, a single payment method is detected when there is one or none' },
  entry: { type: 'attemptMethods' },
  invoke: {
    id: 'loadMethods',
    src: 'loadMethods',
    input: ({ context }) => ({ productCode: context.productCode }),
    onDone: [
      {
        // Trying again, the investor need not choose again.
        guard: { type: 'isStillOffered', params: ({ event }) => ({ methods: event.output }) },
        target: '#order.selectingMethod',
        actions: { type: 'rememberMethods', params: ({ event }) => ({ methods: event.output }) },
      },
      {
        guard: { type: 'hasChoice', params: ({ event }) => ({ methods: event.output }) },
        target: '#order.steps.paymentMethods',
        actions: { type: 'rememberMethods', params: ({ event }) => ({ methods: event.output }) },
      },
      {
        guard: { type: 'hasNoMethod', params: ({ event }) => ({ methods: event.output }) },
        target: '#order.steps.confirmation',
        actions: { type: 'rememberMethods', params: ({ event }) => ({ methods: event.output }) },
      },
      {
        guard: { type: 'isMethodConfirmed', params: ({ event }) => ({ methods: event.output }) },
        target: '#order.steps.confirmation',
        actions: { type: 'rememberSingleMethod', params: ({ event }) => ({ methods: event.output }) },
      },
      {
        target: '#order.selectingMethod',
        actions: { type: 'rememberSingleMethod', params: ({ event }) => ({ methods: event.output }) },
      },
    ],
    onError: {
      target: '#order.steps.failed.methods',
      actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
    },
  },
});

/** Keeps the choice at the shop, the investor's or the only one. */
export const selectingMethod = orderSetup.createStateConfig({
  description: 'The shop keeps how the investor wants to pay.',
  tags: 'busy',
  meta: { requirement: 'spec 4, order flow: select payment method' },
  entry: { type: 'attempt', params: { what: 'method' } },
  invoke: {
    id: 'selectMethod',
    src: 'selectMethod',
    input: ({ context }) => ({
      tokenValue: context.order?.tokenValue ?? '',
      paymentId: (context.order && latestPaymentOf(context.order)?.id) ?? 0,
      method: context.method ?? '',
    }),
    onDone: [
      {
        guard: { type: 'isForAnother', params: ({ event }) => ({ order: event.output }) },
        target: '#order.loadingOffer',
        actions: { type: 'rememberLoss' },
      },
      {
        guard: { type: 'isSelected', params: ({ event }) => ({ order: event.output }) },
        target: '#order.steps.confirmation',
        actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
      },
      {
        // The summary is never shown with a method that was not chosen.
        target: '#order.steps.failed.method',
        actions: [
          { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          { type: 'rememberOtherMethod' },
        ],
      },
    ],
    onError: [
      {
        guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
        target: '#order.reconciling',
        actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
      },
      {
        target: '#order.steps.failed.method',
        actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
      },
    ],
  },
});
