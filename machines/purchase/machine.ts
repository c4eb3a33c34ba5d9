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
  description:
    'A work is bought: at most one order is placed, at the price that was read, however often anything is pressed.',
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
      description: 'The work is looked at before there is an order.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The work, and whether this customer may buy it, is being loaded.',
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
          description: 'The work could not be loaded; the customer may try again.',
          meta: { screen, requirement: 'spec 8, failed data fetch' },
          on: again,
        },
        unavailable: {
          description:
            'This customer cannot buy this work, and reads why: sold, their own, or an identity to be proven.',
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
      description: 'The order is given up; the customer goes where they wanted to.',
      meta: { requirement: 'spec 4, cancelling deletes the order and clears state' },
      entry: { type: 'emitCancellation' },
    },
    payable: {
      type: 'final',
      description: 'The order is placed and is to be paid at the payment provider.',
      meta: { screen: 'order-process/confirmation', requirement: 'spec 4, for online payment' },
      entry: { type: 'emitCompletion' },
    },
    finished: {
      type: 'final',
      description: 'The order is placed; the customer reads where to transfer the money.',
      meta: { screen: 'thank-you-for-offline-payment', requirement: 'spec 2, /thank-you-for-offline-payment' },
      entry: { type: 'emitCompletion' },
    },
  },
});
