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
  description: 'The address that the order is made out to.',
  initial: 'editing',
  on: step,
  states: {
    editing: {
      description: 'The investor checks the address that the order is made out to.',
      meta: { screen, requirement: 'spec 2, /order-process/addresses' },
      on: {
        'address.confirmed': { guard: { type: 'hasAddress' }, target: 'loading' },
        // The shop may have an address meanwhile.
        'retry.requested': { guard: { type: 'isAddressMissing' }, target: 'checking' },
      },
    },
    loading: {
      description: 'The ways to pay for this product are being loaded.',
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
      description: 'The shop keeps the only way to pay.',
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
      description: 'The ways to pay could not be loaded, or the only one not kept; the investor may try again.',
      tags: 'failed',
      meta: { screen, requirement: 'spec 8, failed data fetch' },
      on: { 'retry.requested': { target: 'retrying', actions: { type: 'clearFailure' } } },
    },
    retrying: {
      description: 'The app asks the shop how the order stands before it goes on.',
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
      description: 'After a reload, or a word of another tab, the app asks the shop how the order stands.',
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
