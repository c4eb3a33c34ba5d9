import { keepFailure } from '#machines/failed.ts';
import { address } from './address.ts';
import { payment } from './payment.ts';
import { review } from './review.ts';
import { outcomeOf } from './rules.ts';
import { purchaseSetup } from './setup.ts';

const screen = 'order-process/addresses';
const again = {
  'retry.requested': { target: 'loading', actions: { type: 'clearFailure' } },
  'order.restored': { target: 'loading', actions: { type: 'clearFailure' } },
  'screen.requested': {},
} as const;

/**
 * Purchase of one work (spec sections 2 and 4): address, payment method, summary. After every write the machine uses
 * the shop's answer, and before the binding write it checks that the order still matches the summary.
 */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  description: 'The customer buys a work; repeated clicks place at most one order, at the price that the customer saw.',
  context: ({ input }) => ({
    ...input,
    offer: null,
    address: null,
    addressIri: null,
    order: input.order ?? null,
    methods: null,
    method: null,
    failure: null,
  }),
  output: ({ context }) => outcomeOf(context),
  initial: 'offer',
  on: {
    'screen.requested': [
      {
        guard: { type: 'mayChangeAddress', params: ({ event }) => ({ screen: event.screen }) },
        target: '.address.editing',
        actions: { type: 'clearFailure' },
      },
      {
        guard: { type: 'mayChooseMethod', params: ({ event }) => ({ screen: event.screen }) },
        target: '.payment.choosing',
        actions: { type: 'clearFailure' },
      },
      {
        guard: { type: 'mayReview', params: ({ event }) => ({ screen: event.screen }) },
        target: '.review.summary',
        actions: { type: 'clearFailure' },
      },
    ],
  },
  states: {
    offer: {
      description: 'The work, before an order exists.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The app reads the work and whether this customer may buy it.',
          tags: 'busy',
          meta: { screen, requirement: 'spec 2, order process /order-process/addresses' },
          on: { 'screen.requested': {} },
          invoke: {
            id: 'readOffer',
            src: 'readOffer',
            input: ({ context }) => ({ productCode: context.productCode }),
            onDone: [
              {
                guard: { type: 'isUnavailable', params: ({ event }) => ({ offer: event.output }) },
                target: 'unavailable',
                actions: { type: 'rememberOffer', params: ({ event }) => ({ offer: event.output }) },
              },
              {
                target: '#purchase.address.editing',
                actions: { type: 'rememberOffer', params: ({ event }) => ({ offer: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: keepFailure },
          },
        },
        failed: {
          description: 'The work could not be loaded; the customer can retry.',
          meta: { screen, requirement: 'spec 8, failed data fetch' },
          on: again,
        },
        unavailable: {
          description:
            'This customer cannot buy the work; the page shows why, for example that it is sold or needs an identity check.',
          meta: { screen, requirement: 'spec 6, identity verification is also required to buy or sell items' },
          on: again,
        },
      },
    },
    address,
    payment,
    review,
    cancelled: {
      type: 'final',
      description: 'The customer has given up the order and leaves for the page that they requested.',
      meta: { requirement: 'spec 4, cancelling deletes the order and clears state' },
      entry: { type: 'emitCancellation' },
    },
    payable: {
      type: 'final',
      description: 'The order is placed; the customer pays at the payment provider.',
      meta: { screen: 'order-process/confirmation', requirement: 'spec 4, for online payment' },
      entry: { type: 'emitCompletion' },
    },
    finished: {
      type: 'final',
      description: 'The order is placed; the page shows where to transfer the money.',
      meta: { screen: 'thank-you-for-offline-payment', requirement: 'spec 2, /thank-you-for-offline-payment' },
      entry: { type: 'emitCompletion' },
    },
  },
});
