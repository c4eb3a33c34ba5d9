import { withBackoff } from '#machines/kit/backoff.ts';
import { errorOf } from '#machines/kit/failed.ts';
import type { Liked } from './ports.ts';
import { collectionOf, currentOf, placeOf } from './rules.ts';
import { favouritesSetup } from './setup.ts';
import type { Wish } from './types.ts';

const queue = { actions: { type: 'queue', params: ({ event }: { event: Wish }) => ({ wish: event }) } } as const;

/** Favourites of the signed-in customer: one write at a time, shown before it is done, rolled back if it fails. */
export const favouritesMachine = favouritesSetup.createMachine({
  id: 'favourites',
  description:
    'The works that a customer likes: written one at a time, shown before the shop answers, reverted after a failure.',
  context: ({ input }) => ({
    customerUuid: null,
    known: null,
    wishes: [],
    current: null,
    doubtful: null,
    remembered: input.remembered,
    failure: null,
    retries: 0,
  }),
  initial: 'loggedOut',
  on: {
    'customer.changed': [
      {
        guard: { type: 'isSomebody', params: ({ event }) => ({ customerUuid: event.customerUuid }) },
        target: '.reading',
        actions: { type: 'arrive', params: ({ event }) => ({ customerUuid: event.customerUuid }) },
      },
      { target: '.loggedOut', actions: { type: 'leave' } },
    ],
    'session.ended': [
      {
        guard: { type: 'hasOpenWish' },
        target: '.loggedOut',
        actions: [{ type: 'askForLogin' }, { type: 'leaveWithWish' }],
      },
      { target: '.loggedOut', actions: { type: 'leave' } },
    ],
  },
  states: {
    loggedOut: {
      description:
        'The visitor is not signed in; clicking a heart leads to the login, and the app stores the like afterwards.',
      tags: 'visitor',
      meta: { requirement: '4.24' },
      on: {
        'wish.made': {
          actions: [{ type: 'remember', params: ({ event }) => ({ wish: event }) }, { type: 'askForLogin' }],
        },
        'login.left': { actions: { type: 'forgetRemembered' } },
      },
    },
    reading: {
      meta: { requirement: '7.20' },
      on: { 'wish.made': queue },
      ...withBackoff(
        {
          id: 'readFavourites',
          src: 'readFavourites',
          onDone: {
            target: '#favourites.deciding',
            actions: { type: 'keep', params: ({ event }: { event: { output: Liked } }) => ({ liked: event.output }) },
          },
        } as const,
        '#favourites.failed',
        {
          asking: { description: 'The app reads the liked works; new likes and unlikes wait.' },
          pausing: { description: 'The shop could not be reached; the app retries in a moment.' },
        },
      ),
    },
    deciding: {
      description: 'The app starts the next pending like or unlike and drops those that the shop already fulfils.',
      meta: { requirement: '4.24' },
      entry: { type: 'dropMoot' },
      always: [
        { guard: { type: 'wantsToAdd' }, target: 'adding', actions: { type: 'begin' } },
        { guard: { type: 'wantsToRemove' }, target: 'removing', actions: { type: 'begin' } },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'The hearts show the likes that the shop has stored.',
      meta: { requirement: '4.24' },
      on: { 'wish.made': { ...queue, target: 'deciding' } },
    },
    adding: {
      description: 'The shop stores a like, which the heart already shows; further likes and unlikes wait.',
      meta: { requirement: '4.24' },
      on: { 'wish.made': queue },
      invoke: {
        id: 'addFavourite',
        src: 'addFavourite',
        input: ({ context }) => ({
          collectionId: collectionOf(context),
          productCode: currentOf(context).productCode,
        }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.output }) },
        },
        onError: [
          { guard: { type: 'isUnauthorized', params: errorOf }, target: 'reading', actions: { type: 'putBack' } },
          { target: 'reading', actions: [{ type: 'emitFailure', params: errorOf }, { type: 'rollBack' }] },
        ],
      },
    },
    removing: {
      description: 'The shop removes a like, which the heart no longer shows; further likes and unlikes wait.',
      meta: { requirement: '4.24' },
      on: { 'wish.made': queue },
      invoke: {
        id: 'removeFavourite',
        src: 'removeFavourite',
        input: ({ context }) => ({ id: placeOf(context) }),
        onDone: { target: 'deciding', actions: { type: 'dropPlace' } },
        onError: [
          { guard: { type: 'isUnauthorized', params: errorOf }, target: 'reading', actions: { type: 'putBack' } },
          // Another tab has removed the favourite.
          { guard: { type: 'isGone', params: errorOf }, target: 'deciding', actions: { type: 'dropPlace' } },
          { target: 'reading', actions: [{ type: 'emitFailure', params: errorOf }, { type: 'rollBack' }] },
        ],
      },
    },
    failed: {
      description: 'The liked works could not be read and the hearts show no pending likes; clicking a heart retries.',
      meta: { requirement: '8.9' },
      always: { guard: { type: 'hasLostWishes' }, actions: [{ type: 'emitLost' }, { type: 'forgetWishes' }] },
      on: {
        'wish.made': { ...queue, target: 'reading' },
        'connection.restored': { guard: { type: 'failedInPassing' }, target: 'reading' },
      },
    },
  },
});
