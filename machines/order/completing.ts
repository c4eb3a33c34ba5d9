import { orderSetup } from './setup.ts';

/** The one call that is binding. It is made by the order button only; what became of it, the shop says. */
export const completing = orderSetup.createStateConfig({
  description: 'The shop takes the order.',
  tags: 'busy',
  meta: { screen: 'order-process/confirmation', requirement: 'spec 4, order flow: complete' },
  entry: { type: 'attempt', params: { what: 'completion' } },
  invoke: {
    id: 'completeOrder',
    src: 'completeOrder',
    input: ({ context, event }) => ({
      tokenValue: context.order?.tokenValue ?? '',
      productCode: context.productCode,
      quantity: context.quantity,
      total: context.order?.total ?? 0,
      notes: event.type === 'order.placed' ? event.notes : '',
    }),
    onDone: [
      {
        guard: { type: 'isPlacedOnline', params: ({ event }) => ({ order: event.output }) },
        target: '#order.payable',
        actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
      },
      {
        guard: { type: 'isPlaced', params: ({ event }) => ({ order: event.output }) },
        target: '#order.finished',
        actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
      },
      { target: '#order.steps.failed.completion', actions: { type: 'rememberUnconfirmed' } },
    ],
    onError: [
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
        target: '#order.steps.amount',
        actions: [{ type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) }, { type: 'startOver' }],
      },
      // Completed already, or changed elsewhere: the shop knows.
      {
        guard: { type: 'isWrongState', params: ({ event }) => ({ error: event.error }) },
        target: '#order.reconciling',
      },
      {
        guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
        target: '#order.reconciling',
        actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
      },
      {
        target: '#order.steps.failed.completion',
        actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
      },
    ],
  },
});
