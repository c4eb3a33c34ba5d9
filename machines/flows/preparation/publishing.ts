import { clearFailure, errorOf, keepFailure } from '#machines/kit/failed.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { preparedIn } from './rules.ts';
import { preparationSetup } from './setup.ts';
import { asks, heldBack, leaving, seller } from './ways.ts';

const open = { target: 'unanswered', actions: keepFailure } as const;

/**
 * Creates the work under its reference, then sets its price; after a lost answer the machine reads the result first.
 */
export const publishing = preparationSetup.createStateConfig({
  description: 'The shop creates the work and sets its price.',
  initial: 'verifying',
  states: {
    verifying: {
      description: 'Before any write, the app reads again whether the customer may sell.',
      tags: 'busy',
      meta: { screen: 'preparation-process/collection-summary', requirement: '2.38, 6.6' },
      invoke: {
        id: 'readSeller',
        src: 'readSeller',
        onDone: [
          { guard: { type: 'isMade', params: seller }, target: 'looking' },
          { guard: { type: 'maySell', params: seller }, target: 'creating' },
          ...heldBack,
        ],
        onError: open,
      },
    },
    creating: {
      description: 'The shop creates the work, once per reference; further clicks change nothing.',
      tags: 'busy',
      meta: { screen: 'preparation-process/collection-summary', requirement: '7.9' },
      invoke: {
        id: 'createItem',
        src: 'createItem',
        input: ({ context }) => ({ item: preparedIn(context) }),
        onDone: { target: 'looking', actions: { type: 'rememberCode', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUnidentified', params: errorOf }, target: '#preparation.unidentified' },
          {
            guard: { type: 'isRejected', params: errorOf },
            target: '#preparation.collectionSummary',
            actions: keepFailure,
          },
          open,
        ],
      },
    },
    looking: {
      description:
        'The app checks whether the work already has its price, because an earlier answer may have been lost.',
      tags: 'busy',
      meta: {
        screen: 'preparation-process/collection-summary',
        requirement: '2.38, 17.2',
      },
      invoke: {
        id: 'readOffer',
        src: 'readOffer',
        input: ({ context }) => ({ code: nonNull(context.code) }),
        onDone: [
          { guard: { type: 'isOffered', params: ({ event }) => event.output }, target: '#preparation.published' },
          { target: 'offering' },
        ],
        onError: open,
      },
    },
    offering: {
      description: 'The shop sets the price, which puts the work on offer.',
      tags: 'busy',
      meta: { screen: 'preparation-process/collection-summary', requirement: '7.9' },
      invoke: {
        id: 'offerItem',
        src: 'offerItem',
        input: ({ context }) => ({ code: nonNull(context.code), terms: nonNull(context.terms) }),
        onDone: { target: '#preparation.published' },
        onError: [
          {
            guard: { type: 'isPriceRefused', params: errorOf },
            target: '#preparation.unpriced',
            actions: keepFailure,
          },
          open,
        ],
      },
    },
    unanswered: {
      description:
        'It is unknown whether the work is published; the page says so, and the customer can retry with the same work.',
      meta: {
        screen: 'preparation-process/collection-summary',
        requirement: '2.38, 17.2',
      },
      on: { ...asks, 'publication.requested': { target: 'verifying', actions: clearFailure } },
    },
    leaving: leaving('preparation-process/collection-summary', 'unanswered'),
  },
});
