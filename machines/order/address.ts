import { keepFailure } from '#machines/failed.ts';
import {
  completed,
  completedOnline,
  gone,
  isMethodKept,
  isMissing,
  keepOrder,
  keepStanding,
  taken,
  undeclared,
} from './answers.ts';
import { paymentToKeep } from './rules.ts';
import { orderSetup } from './setup.ts';
import { leavingFrom, look, step, underWay } from './transitions.ts';

const screen = 'order-process/addresses';

/** Billing address of the order, then its payment methods: with one method or none the investor does not choose. */
export const address = orderSetup.createStateConfig({
  description: 'Billing address of the order.',
  initial: 'editing',
  on: step,
  states: {
    editing: {
      description: 'The investor checks the billing address of the order.',
      meta: { screen, requirement: 'spec 2, /order-process/addresses' },
      on: {
        'address.confirmed': { guard: { type: 'hasAddress' }, target: 'loading' },
        // The shop may have an address meanwhile.
        'retry.requested': { guard: { type: 'isAddressMissing' }, target: 'checking' },
      },
    },
    loading: {
      description: 'The app reads the payment methods for this product.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, a single payment method is detected when there is one or none' },
      on: underWay,
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        input: ({ context }) => ({ productCode: context.productCode }),
        onDone: [
          {
            guard: { type: 'hasChoice', params: ({ event }) => ({ methods: event.output }) },
            target: '#order.payment.choosing',
            actions: { type: 'rememberMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            guard: { type: 'hasNoMethod', params: ({ event }) => ({ methods: event.output }) },
            target: '#order.review.summary',
            actions: { type: 'rememberMethods', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            guard: { type: 'isOnlyMethodKept', params: ({ event }) => ({ methods: event.output }) },
            target: '#order.review.summary',
            actions: { type: 'rememberOnlyMethod', params: ({ event }) => ({ methods: event.output }) },
          },
          {
            target: 'selecting',
            actions: { type: 'rememberOnlyMethod', params: ({ event }) => ({ methods: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    selecting: {
      description: 'The shop stores the only payment method with the order.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow: select payment method' },
      on: underWay,
      invoke: {
        id: 'selectMethod',
        src: 'selectMethod',
        input: ({ context }) => paymentToKeep(context),
        onDone: [
          taken,
          { guard: isMethodKept, target: '#order.review.summary', actions: keepOrder },
          { target: 'failed', actions: [keepOrder, { type: 'rememberOtherMethod' }] },
        ],
        onError: [
          { guard: isMissing, target: 'retrying', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    failed: {
      description:
        'The order or its payment methods could not be read, or the only method could not be stored; the investor can retry.',
      tags: 'failed',
      meta: { screen, requirement: 'spec 8, failed data fetch' },
      on: { 'retry.requested': { target: 'retrying', actions: { type: 'clearFailure' } } },
    },
    retrying: {
      description: 'Before continuing, the app reads the order from the shop.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [
          gone,
          completedOnline,
          completed,
          undeclared,
          { guard: { type: 'isStillThere' }, target: 'failed', actions: keepStanding },
          { target: 'loading', actions: keepStanding },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    checking: {
      description: 'After a reload, a change in another tab or a retry, the app reads the order from the shop.',
      tags: 'busy',
      meta: { screen, requirement: 'spec 4, order flow; spec 8' },
      on: underWay,
      invoke: {
        ...look,
        onDone: [gone, completedOnline, completed, undeclared, { target: 'editing', actions: keepStanding }],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    leaving: leavingFrom(screen, '#order.address.editing', '#order.address.failed'),
  },
});
