import { offerRetry } from '../checkout/transitions.ts';
import { callFailed, keepOffer, offerOf } from './answers.ts';
import { orderSetup } from './setup.ts';

const screen = 'order-process/token';

/** The product's offer and the reasons against this investor's purchase, before there is an order or after its loss. */
export const offer = orderSetup.createStateConfig({
  description: 'The product, before an order exists.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The app reads the product and its terms.',
      tags: 'busy',
      meta: { screen, requirement: '2.11' },
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        input: ({ context }) => ({ productCode: context.productCode }),
        onDone: [
          { guard: { type: 'isUnavailable', params: offerOf }, target: 'unavailable', actions: keepOffer },
          { target: '#order.amount.editing', actions: keepOffer },
        ],
        onError: callFailed,
      },
    },
    failed: {
      description: 'The product could not be loaded; the investor can retry.',
      tags: 'failed',
      meta: { screen, requirement: '8.9' },
      on: offerRetry,
    },
    unavailable: {
      description: 'This investor cannot buy the product; the page lists every reason.',
      meta: { screen, requirement: '5.23, 24.6' },
      on: offerRetry,
    },
  },
});
