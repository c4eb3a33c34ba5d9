import { bannersSetup } from './setup.ts';
import type { CustomerFacts } from './types.ts';

const isDecided = {
  type: 'isDecided',
  params: ({ event }: { event: { state: string | null } }) => ({ state: event.state }),
} as const;
const isSettled = {
  type: 'isSettled',
  params: ({ event }: { event: CustomerFacts }) => ({ clearance: event.clearance, hasWallet: event.hasWallet }),
} as const;

/** Region that knows whether the page is visible and connected. */
export const page = bannersSetup.createStateConfig({
  initial: 'here',
  states: {
    here: {
      description: 'The page is visible and the device has a connection.',
      meta: { requirement: '4.21' },
      on: { 'page.left': { target: 'away' } },
    },
    away: {
      description: 'The page is hidden or the device has no connection; the app does not poll.',
      meta: { requirement: '4.21' },
      on: { 'page.returned': { target: 'here' } },
    },
  },
});

/** Poll every five minutes while an identity check waits for its result. */
export const identityPoll = bannersSetup.createStateConfig({
  initial: 'off',
  states: {
    off: {
      description: 'No identity check is known to be under review; the app does not poll.',
      meta: { requirement: '4.21' },
      on: {
        'identification.read': [
          { guard: isDecided },
          { guard: { type: 'isHere' }, target: 'waiting' },
          { target: 'paused' },
        ],
      },
    },
    waiting: {
      description: 'The app reads the status of the identity check again after a pause.',
      meta: { requirement: '4.21, 9.10' },
      after: { identityPoll: { target: 'waiting', reenter: true, actions: { type: 'askIdentity' } } },
      on: {
        'identification.read': { guard: isDecided, target: 'off' },
        'page.left': { target: 'paused' },
      },
    },
    paused: {
      description:
        'The page is hidden or the device has no connection; the app reads the status as soon as the page returns.',
      meta: { requirement: '4.21' },
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
      description: 'The customer’s status is not read yet or is settled; the app does not poll.',
      meta: { requirement: '4.21' },
      on: {
        'customer.read': [{ guard: isSettled }, { guard: { type: 'isHere' }, target: 'waiting' }, { target: 'paused' }],
      },
    },
    waiting: {
      description: 'The app reads the customer’s status again after a pause.',
      meta: { requirement: '4.21, 9.10' },
      after: { customerPoll: { target: 'waiting', reenter: true, actions: { type: 'askCustomer' } } },
      on: {
        'customer.read': { guard: isSettled, target: 'off' },
        'page.left': { target: 'paused' },
      },
    },
    paused: {
      description:
        'The page is hidden or the device has no connection; the app reads the status as soon as the page returns.',
      meta: { requirement: '4.21' },
      on: {
        'customer.read': { guard: isSettled, target: 'off' },
        'page.returned': { target: 'waiting', actions: { type: 'askCustomer' } },
      },
    },
  },
});
