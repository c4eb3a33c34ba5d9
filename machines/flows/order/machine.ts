import { payable } from '../checkout/completing.ts';
import { cancelled } from '../checkout/leaving.ts';
import { checkoutOutput } from '../checkout/rules.ts';
import { opens } from '../checkout/transitions.ts';
import { address } from './address.ts';
import { amount } from './amount.ts';
import { declarations } from './declarations.ts';
import { offer } from './offer.ts';
import { payment } from './payment.ts';
import { review } from './review.ts';
import { initialContext, orderSetup } from './setup.ts';

/**
 * Subscription from the amount to the order button (requirement 4.16); each step is a part of its own.
 * After every write the machine uses the shop's answer, never an expected one: after a failure or a reload the step
 * reads the order first. So there is at most one completed order, however often the investor presses a button.
 */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  description:
    'A subscription to tokens, from the amount to the order button; repeated clicks place at most one order.',
  context: ({ input }) => ({ ...input, ...initialContext }),
  output: ({ context }) => checkoutOutput(context),
  initial: 'offer',
  on: {
    'screen.requested': [
      opens('mayChangeAmount', '.amount.editing'),
      opens('mayDeclare', '.declarations.editing'),
      opens('mayCheckAddress', '.address.editing'),
      opens('mayChooseMethod', '.payment.choosing'),
      opens('mayReview', '.review.summary'),
    ],
  },
  states: {
    offer,
    amount,
    declarations,
    address,
    payment,
    review,
    cancelled,
    payable,
    finished: {
      type: 'final',
      description: 'The order is placed; the page shows where to transfer the money.',
      meta: { screen: 'orders/finish', requirement: '2.13' },
      entry: { type: 'emitCompletion' },
    },
  },
});
