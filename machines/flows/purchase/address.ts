import { QUANTITY } from '#domain/item/purchase.ts';
import { clearFailure, keepFailure } from '#machines/kit/failed.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { keepOrder } from '../checkout/answers.ts';
import { leavingFrom } from '../checkout/leaving.ts';
import { tokenIn } from '../checkout/rules.ts';
import { keepPlacement, outputOf } from '../placement/answers.ts';
import { isRepricedSinceOffer, orderMissing, orderTaken, repricedSinceOffer } from './answers.ts';
import { purchaseSetup } from './setup.ts';

const screen = 'order-process/addresses';

/**
 * Billing address, as entered: in the spec's marketplace reading the customer has no approved address. Submitting it
 * brings the shop's order to this one work; every call is safe to repeat, and another submit repeats all of them.
 */
export const address = purchaseSetup.createStateConfig({
  description: 'Billing address of the purchase.',
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer enters the address; if the last attempt failed, the page shows the reason.',
      meta: { screen, requirement: '2.25, 2.41' },
      on: {
        'address.submitted': {
          target: 'saving',
          actions: [clearFailure, { type: 'rememberAddress', params: ({ event }) => ({ address: event.address }) }],
        },
        // Price and stock may have changed meanwhile.
        'order.restored': { target: '#purchase.offer.loading', actions: clearFailure },
        'leave.requested': { guard: { type: 'isOrdered' }, target: 'leaving' },
      },
    },
    saving: {
      description: 'The shop stores the address.',
      tags: 'busy',
      meta: { screen, requirement: '3.14, 7.7' },
      on: { 'screen.requested': {} },
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => ({ address: nonNull(context.address), known: nonNull(context.offer).address }),
        onDone: {
          target: 'placing',
          actions: { type: 'rememberAddressIri', params: ({ event }) => ({ iri: event.output }) },
        },
        onError: { target: 'editing', actions: keepFailure },
      },
    },
    placing: {
      description: 'The app sets the shop’s order to this one work.',
      tags: 'busy',
      meta: { screen, requirement: '4.16' },
      on: { 'screen.requested': {} },
      invoke: {
        id: 'placement',
        src: 'placement',
        input: ({ context }) => ({
          order: context.order,
          variantCode: nonNull(context.offer).variantCode,
          quantity: QUANTITY,
          locale: context.locale,
        }),
        onDone: [
          { guard: { type: 'isPlacedInCart', params: outputOf }, target: 'confirming', actions: keepPlacement },
          // Sold meanwhile, or no longer available to this customer; reading the work again shows the reason.
          {
            guard: { type: 'isNotSold', params: outputOf },
            target: '#purchase.offer.loading',
            actions: keepPlacement,
          },
          { target: 'editing', actions: keepPlacement },
        ],
        onError: { target: 'editing', actions: [{ type: 'forgetOrder' }, keepFailure] },
      },
    },
    confirming: {
      description: 'The shop stores the billing address with the order.',
      tags: 'busy',
      meta: { screen, requirement: '4.16' },
      on: { 'screen.requested': {} },
      invoke: {
        id: 'confirmAddress',
        src: 'confirmAddress',
        input: ({ context }) => ({ ...tokenIn({ context }), billingAddress: nonNull(context.addressIri) }),
        onDone: [
          orderTaken,
          // The price has changed since the work's page; the page says so before the order binds.
          {
            guard: isRepricedSinceOffer,
            target: '#purchase.payment.loading',
            actions: [{ type: 'rememberPrice', params: repricedSinceOffer }, keepOrder],
          },
          { target: '#purchase.payment.loading', actions: keepOrder },
        ],
        onError: [orderMissing, { target: 'editing', actions: keepFailure }],
      },
    },
    leaving: leavingFrom('purchase', screen, 'address.editing'),
  },
});
