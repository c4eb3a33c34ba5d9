import { keepFailure } from '#machines/kit/failed.ts';
import { payable } from '../checkout/completing.ts';
import { cancelled } from '../checkout/leaving.ts';
import { checkoutOutput } from '../checkout/rules.ts';
import { offerRetry, opens } from '../checkout/transitions.ts';
import { address } from './address.ts';
import { isUnavailable, keepOffer } from './answers.ts';
import { payment } from './payment.ts';
import { offerRead } from './reads.ts';
import { review } from './review.ts';
import { purchaseSetup } from './setup.ts';

const screen = 'order-process/addresses';

/**
 * Purchase of one work (requirement 2.41): address, payment method, summary. After every write the machine uses
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
  output: ({ context }) => checkoutOutput(context),
  initial: 'offer',
  on: {
    'screen.requested': [
      opens('mayChangeAddress', '.address.editing'),
      opens('mayChooseMethod', '.payment.choosing'),
      opens('mayReview', '.review.summary'),
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
          meta: { screen, requirement: '2.25' },
          on: { 'screen.requested': {} },
          invoke: {
            ...offerRead,
            onDone: [
              { guard: isUnavailable, target: 'unavailable', actions: keepOffer },
              { target: '#purchase.address.editing', actions: keepOffer },
            ],
            onError: { target: 'failed', actions: keepFailure },
          },
        },
        failed: {
          description: 'The work could not be loaded; the customer can retry.',
          meta: { screen, requirement: '8.9' },
          on: { ...offerRetry, 'screen.requested': {} },
        },
        unavailable: {
          description:
            'This customer cannot buy the work; the page shows why, for example that it is sold or needs an identity check.',
          meta: { screen, requirement: '2.41, 6.6' },
          on: { ...offerRetry, 'screen.requested': {} },
        },
      },
    },
    address,
    payment,
    review,
    cancelled,
    payable,
    finished: {
      type: 'final',
      description: 'The order is placed; the page shows where to transfer the money.',
      meta: { screen: 'thank-you-for-offline-payment', requirement: '2.25, 2.41' },
      entry: { type: 'emitCompletion' },
    },
  },
});
