import { noDeclarations } from '#domain/order/suitability.ts';
import { completing } from './completing.ts';
import { loadingMethods, selectingMethod } from './methods.ts';
import { reconciling } from './reconciling.ts';
import { outcomeOf } from './rules.ts';
import { orderSetup } from './setup.ts';
import { steps } from './steps.ts';

/**
 * A subscription from the amount to the order button (spec section 4, order flow). Every write is followed by what the
 * shop answered, never by what was hoped for: after a failure or a reload `reconciling` asks the shop first. So there
 * is at most one completed order, however often anything is pressed.
 */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  description:
    'A subscription to tokens, from the amount to the order button: at most one order is placed, however often anything is pressed.',
  context: ({ input }) => ({
    ...input,
    offer: null,
    order: null,
    declarations: noDeclarations,
    methods: null,
    method: null,
    step: 'token',
    furthest: 'token',
    attempted: null,
    failure: null,
  }),
  output: ({ context }) => outcomeOf(context),
  initial: 'loadingOffer',
  states: {
    loadingOffer: {
      description: 'The product and its terms are being loaded.',
      tags: 'busy',
      meta: { requirement: 'spec 2, /order-process/token' },
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        input: ({ context }) => ({ productCode: context.productCode }),
        onDone: [
          {
            guard: { type: 'isOrdered' },
            target: 'reconciling',
            actions: { type: 'rememberOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          {
            guard: { type: 'isUnavailable', params: ({ event }) => ({ offer: event.output }) },
            target: 'steps.unavailable',
            actions: { type: 'rememberOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          {
            target: 'steps.amount',
            actions: { type: 'rememberOffer', params: ({ event }) => ({ offer: event.output }) },
          },
        ],
        onError: {
          target: 'steps.offerFailed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    steps,
    placing: {
      description: 'The shop takes the amount and works out the total.',
      tags: 'busy',
      meta: {
        screen: 'order-process/token',
        requirement: 'spec 4, order flow: create order, add the item, set quantity',
      },
      entry: [{ type: 'attempt', params: { what: 'placement' } }, { type: 'startOver' }],
      invoke: {
        id: 'placement',
        src: 'placement',
        input: ({ context }) => ({
          order: context.order,
          variantCode: context.offer?.variantCode ?? '',
          quantity: context.quantity,
          locale: context.locale,
        }),
        onDone: [
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ output: event.output, kind: 'placed' }) },
            target: 'steps.declaring',
            actions: { type: 'rememberPlacement', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ output: event.output, kind: 'refused' }) },
            target: 'steps.amount',
            actions: { type: 'rememberPlacement', params: ({ event }) => ({ output: event.output }) },
          },
          // Deleted elsewhere, perhaps: the shop knows.
          {
            guard: { type: 'isPlacementMissing', params: ({ event }) => ({ output: event.output }) },
            target: 'reconciling',
            actions: { type: 'rememberPlacement', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'steps.failed.placement',
            actions: { type: 'rememberPlacement', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: {
          target: 'steps.failed.placement',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirmingLegalDocuments: {
      description: 'The legal documents are sent to the investor and their confirmation is kept.',
      tags: 'busy',
      meta: { requirement: 'spec 4, order flow: confirm legal documents' },
      entry: { type: 'attempt', params: { what: 'legalDocuments' } },
      invoke: {
        id: 'confirmLegalDocuments',
        src: 'confirmLegalDocuments',
        input: ({ context }) => ({ tokenValue: context.order?.tokenValue ?? '' }),
        onDone: [
          {
            guard: { type: 'isForAnother', params: ({ event }) => ({ order: event.output }) },
            target: 'loadingOffer',
            actions: { type: 'rememberLoss' },
          },
          {
            guard: { type: 'isOnAddresses' },
            target: 'loadingMethods',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'steps.addresses',
            actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'reconciling',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'steps.failed.legalDocuments',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    loadingMethods,
    selectingMethod,
    completing,
    reconciling,
    leaving: {
      description: 'The investor is asked whether to give up the order: all prepared information will be lost.',
      tags: 'leavable',
      meta: { requirement: 'spec 2, leaving asks; spec 8, loseData' },
      on: {
        'leave.confirmed': { target: 'cancelling' },
        'leave.declined': { target: 'steps.last' },
      },
    },
    cancelling: {
      description: 'The shop deletes the order.',
      tags: 'busy',
      meta: { requirement: 'spec 4, cancelling deletes the order and clears state' },
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ tokenValue: context.order?.tokenValue ?? '' }),
        onDone: { target: 'cancelled' },
        onError: {
          target: 'cancelled',
          actions: { type: 'tellCancellationFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    cancelled: {
      type: 'final',
      description: 'The order is given up; the investor goes where they wanted to.',
      meta: { requirement: 'spec 4, cancelling deletes the order and clears state' },
      entry: { type: 'tellCancellation' },
    },
    payable: {
      type: 'final',
      description: 'The order is placed and is to be paid at the payment provider.',
      meta: { screen: 'order-process/confirmation', requirement: 'spec 4, for online payment' },
      entry: { type: 'tellCompletion' },
    },
    finished: {
      type: 'final',
      description: 'The order is placed; the investor reads where to transfer the money.',
      meta: { screen: 'orders/finish', requirement: 'spec 2, /orders/{uuid}/finish' },
      entry: { type: 'tellCompletion' },
    },
  },
});
