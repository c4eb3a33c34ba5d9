import { orderSetup } from './setup.ts';

/** After a failure, a reload, or a word of another tab: what the shop says of the order decides where to go on (`destinationOf` of rules.ts). */
export const reconciling = orderSetup.createStateConfig({
  description: 'The app asks the shop how the order stands, and goes on from there.',
  tags: 'busy',
  meta: { requirement: 'spec 4, order flow; spec 8' },
  invoke: {
    id: 'readOrder',
    src: 'readOrder',
    input: ({ context }) => ({ tokenValue: context.order?.tokenValue ?? '' }),
    onDone: [
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ reading: event.output, to: 'gone' }) },
        target: '#order.loadingOffer',
        actions: { type: 'rememberLoss' },
      },
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ reading: event.output, to: 'missing' }) },
        target: '#order.steps.failed.missing',
        actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
      },
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ reading: event.output, to: 'payable' }) },
        target: '#order.payable',
        actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
      },
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ reading: event.output, to: 'finished' }) },
        target: '#order.finished',
        actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
      },
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ reading: event.output, to: 'placing' }) },
        target: '#order.placing',
        actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
      },
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ reading: event.output, to: 'confirmingLegalDocuments' }) },
        target: '#order.confirmingLegalDocuments',
        actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
      },
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ reading: event.output, to: 'addresses' }) },
        target: '#order.steps.addresses',
        actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
      },
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ reading: event.output, to: 'loadingMethods' }) },
        target: '#order.loadingMethods',
        actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
      },
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ reading: event.output, to: 'confirmation' }) },
        target: '#order.steps.confirmation',
        actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
      },
      {
        target: '#order.steps.declaring',
        actions: { type: 'rememberReading', params: ({ event }) => ({ reading: event.output }) },
      },
    ],
    onError: {
      target: '#order.steps.failed.reconciliation',
      actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
    },
  },
});
