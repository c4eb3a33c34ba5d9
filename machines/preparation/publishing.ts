import { errorOf, keepFailure } from '#machines/failed.ts';
import { given } from '#machines/given.ts';
import { preparedIn } from './rules.ts';
import { preparationSetup } from './setup.ts';
import { asks, clear, heldBack, leaving, seller } from './ways.ts';

const open = { target: 'unanswered', actions: keepFailure } as const;

/**
 * Creates the work under its reference, then sets its price; after a lost answer the machine reads the result first.
 */
export const publishing = preparationSetup.createStateConfig({
  description: 'The work is made and given its price.',
  initial: 'verifying',
  states: {
    verifying: {
      description: 'The app reads once more whether the customer may sell, before it writes anything.',
      tags: 'busy',
      meta: { screen: 'preparation-process/collection-summary', requirement: 'spec 6.6' },
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
      description: 'The shop makes the work, once under its reference; further clicks change nothing.',
      tags: 'busy',
      meta: { screen: 'preparation-process/collection-summary', requirement: 'spec 7, POST products' },
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
      description: 'The app looks whether the work has its price already: an earlier answer may have been lost.',
      tags: 'busy',
      meta: {
        screen: 'preparation-process/collection-summary',
        requirement: 'design, Failure: a write is never repeated blindly',
      },
      invoke: {
        id: 'readOffer',
        src: 'readOffer',
        input: ({ context }) => ({ code: given(context.code) }),
        onDone: [
          { guard: { type: 'isOffered', params: ({ event }) => event.output }, target: '#preparation.published' },
          { target: 'offering' },
        ],
        onError: open,
      },
    },
    offering: {
      description: 'The work gets its price, by which it is offered.',
      tags: 'busy',
      meta: { screen: 'preparation-process/collection-summary', requirement: 'spec 7, PATCH product-variants' },
      invoke: {
        id: 'offerItem',
        src: 'offerItem',
        input: ({ context }) => ({ code: given(context.code), terms: given(context.terms) }),
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
        'The customer reads that it is not known whether the work is published, and goes on with the same one.',
      meta: {
        screen: 'preparation-process/collection-summary',
        requirement: 'design, Failure: a write is never repeated blindly',
      },
      on: { ...asks, 'publication.requested': { target: 'verifying', actions: clear } },
    },
    leaving: leaving('preparation-process/collection-summary', 'unanswered'),
  },
});
