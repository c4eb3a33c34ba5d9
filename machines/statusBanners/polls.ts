import { bannersSetup } from './setup.ts';
import type { CustomerFacts } from './types.ts';

const isDecided = {
  type: 'isDecided',
  params: ({ event }: { event: { state: string | null } }) => ({ state: event.state }),
} as const;
const isSettled = {
  type: 'isSettled',
  params: ({ event }: { event: CustomerFacts }) => ({ standing: event.standing, hasWallet: event.hasWallet }),
} as const;

/** Region that knows whether the page is visible and connected. */
export const page = bannersSetup.createStateConfig({
  initial: 'here',
  states: {
    here: {
      description: 'Somebody looks at the page, and there is a connection.',
      meta: { requirement: 'design, The catalogue: polling stops' },
      on: { 'page.left': { target: 'away' } },
    },
    away: {
      description: 'Nobody looks at the page, or there is no connection: the shop is left alone.',
      meta: { requirement: 'design, The catalogue: polling stops' },
      on: { 'page.returned': { target: 'here' } },
    },
  },
});

/** Poll every five minutes while an identity check waits for its result. */
export const identityPoll = bannersSetup.createStateConfig({
  initial: 'off',
  states: {
    off: {
      description: 'The identity check waits for nobody.',
      meta: { requirement: 'spec 9, identity check is polled' },
      on: {
        'identification.read': [
          { guard: isDecided },
          { guard: { type: 'isHere' }, target: 'waiting' },
          { target: 'paused' },
        ],
      },
    },
    waiting: {
      description: 'In a while the shop is asked again how the identity check stands.',
      meta: { requirement: 'spec 9, identity check is polled' },
      after: { identityPoll: { target: 'waiting', reenter: true, actions: { type: 'askIdentity' } } },
      on: {
        'identification.read': { guard: isDecided, target: 'off' },
        'page.left': { target: 'paused' },
      },
    },
    paused: {
      description: 'Nobody is there to whom news would matter; whoever comes back is told at once.',
      meta: { requirement: 'design, The catalogue: polling stops' },
      on: {
        'identification.read': { guard: isDecided, target: 'off' },
        'page.returned': { target: 'waiting', actions: { type: 'askIdentity' } },
      },
    },
  },
});

/** Poll every minute until the investor is cleared. */
export const customerPoll = bannersSetup.createStateConfig({
  initial: 'off',
  states: {
    off: {
      description: 'Nothing about the customer is awaited.',
      meta: { requirement: 'spec 9, identity check is polled' },
      on: {
        'customer.read': [{ guard: isSettled }, { guard: { type: 'isHere' }, target: 'waiting' }, { target: 'paused' }],
      },
    },
    waiting: {
      description: 'In a while the shop is asked again whether the investor is cleared.',
      meta: { requirement: 'spec 9, identity check is polled' },
      after: { customerPoll: { target: 'waiting', reenter: true, actions: { type: 'askCustomer' } } },
      on: {
        'customer.read': { guard: isSettled, target: 'off' },
        'page.left': { target: 'paused' },
      },
    },
    paused: {
      description: 'Nobody is there to whom news would matter; whoever comes back is told at once.',
      meta: { requirement: 'design, The catalogue: polling stops' },
      on: {
        'customer.read': { guard: isSettled, target: 'off' },
        'page.returned': { target: 'waiting', actions: { type: 'askCustomer' } },
      },
    },
  },
});
