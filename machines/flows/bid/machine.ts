import { assign, emit, setup } from 'xstate';
import { isBiddable } from '#domain/item/bid.ts';
import { QUANTITY } from '#domain/item/purchase.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { keepPlacement, outputOf } from '#machines/flows/placement/answers.ts';
import { placementMachine } from '#machines/flows/placement/machine.ts';
import type { PlacementOutput } from '#machines/flows/placement/types.ts';
import { clearFailure, failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { type BidOffer, readOffer } from './ports.ts';

export interface BidInput {
  productCode: string;
  /** Language of the order (payload of `POST orders`). */
  locale: Locale;
}

export interface BidContext extends BidInput {
  /** Null until loaded. */
  offer: BidOffer | null;
  failure: Failure | null;
}

export type BidEvent =
  /** `amount` is in cents. */
  { type: 'bid.submitted'; amount: Cents } | { type: 'retry.requested' } | { type: 'close.requested' };

export type BidEmitted =
  /** The shop has an order for the work, and the machine `purchase` continues with it. */
  { type: 'order.begun'; order: Order } | { type: 'dialog.closed' };

const screen = 'products';
const popup = { screen, requirement: '2.28' } as const;
const offerOf = ({ event }: { event: { output: BidOffer } }) => ({ offer: event.output });
/**
 * The bid can be closed at any time because nothing binds yet: the next order replaces an unfinished one (requirement
 * 4.16).
 */
const closable = { 'close.requested': { target: 'closed' } } as const;

/**
 * Bid for a work. The bid, its balance and its fee are a demonstration; the order that the bid creates is real
 * (requirement 2.28). The order holds one piece of the work at the work's price and does not bind the customer. The
 * machine `purchase` continues with the order.
 */
export const bidMachine = setup({
  types: {
    context: {} as BidContext,
    input: {} as BidInput,
    events: {} as BidEvent,
    emitted: {} as BidEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<typeof screen>,
  },
  actors: { readOffer, placement: placementMachine },
  guards: {
    isUnavailable: (_, params: { offer: BidOffer }) => params.offer.obstacle !== null,
    isCovered: (_, params: { amount: Cents }) => isBiddable(params.amount),
    isBegun: (_, params: { output: PlacementOutput }) => params.output.kind === 'placed',
    isNotSold: (_, params: { output: PlacementOutput }) => params.output.kind === 'refused',
  },
  actions: {
    rememberOffer: assign((_, params: { offer: BidOffer }) => ({ offer: params.offer })),
    ...failureActions,
    rememberPlacement: assign((_, params: { output: PlacementOutput }) => ({
      failure: params.output.kind === 'placed' ? null : params.output.failure,
    })),
    emitBegun: emit((_, params: { output: PlacementOutput }) => ({
      type: 'order.begun' as const,
      order: nonNull(params.output.order),
    })),
    emitClosed: emit({ type: 'dialog.closed' }),
  },
}).createMachine({
  id: 'bid',
  description:
    'Takes a bid with demonstration figures and creates at most one order for the work, at the work’s price.',
  context: ({ input }) => ({ ...input, offer: null, failure: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The app reads the work and whether this customer may buy it.',
      tags: 'busy',
      meta: popup,
      on: closable,
      invoke: {
        id: 'readOffer',
        src: 'readOffer',
        input: ({ context }) => ({ productCode: context.productCode }),
        onDone: [
          {
            guard: { type: 'isUnavailable', params: offerOf },
            target: 'unavailable',
            actions: { type: 'rememberOffer', params: offerOf },
          },
          { target: 'entering', actions: { type: 'rememberOffer', params: offerOf } },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: {
      description: 'The work could not be read; the customer can retry.',
      meta: { screen, requirement: '8.9' },
      on: { 'retry.requested': { target: 'looking', actions: clearFailure }, ...closable },
    },
    unavailable: {
      description:
        'This customer cannot buy the work; the page shows why, for example that it is sold or needs an identity check.',
      meta: { screen, requirement: '2.41, 6.6' },
      on: closable,
    },
    entering: {
      description:
        'The customer enters a bid and sees balance, fee and total, and which order would be placed at which price.',
      meta: popup,
      on: {
        'bid.submitted': {
          guard: { type: 'isCovered', params: ({ event }) => ({ amount: event.amount }) },
          target: 'placing',
          actions: clearFailure,
        },
        ...closable,
      },
    },
    placing: {
      description: 'The app creates an order for this one work; further clicks change nothing.',
      tags: 'busy',
      meta: popup,
      on: closable,
      invoke: {
        id: 'placement',
        src: 'placement',
        input: ({ context }) => ({
          order: null,
          variantCode: nonNull(context.offer).variantCode,
          quantity: QUANTITY,
          locale: context.locale,
        }),
        onDone: [
          {
            guard: { type: 'isBegun', params: outputOf },
            target: 'begun',
            actions: { type: 'emitBegun', params: outputOf },
          },
          // The work was sold meanwhile, or this customer may no longer buy it; reading the work again shows the
          // reason.
          { guard: { type: 'isNotSold', params: outputOf }, target: 'looking', actions: keepPlacement },
          { target: 'entering', actions: keepPlacement },
        ],
        onError: { target: 'entering', actions: keepFailure },
      },
    },
    begun: {
      type: 'final',
      description: 'The order exists; the app opens its address step.',
      meta: { requirement: '2.28' },
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed; the customer is not bound to anything.',
      meta: { requirement: '2.28' },
      entry: { type: 'emitClosed' },
    },
  },
});
