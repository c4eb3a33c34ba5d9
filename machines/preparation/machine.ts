import { keepFailure } from '#machines/failed.ts';
import { publishing } from './publishing.ts';
import { nothing, preparationSetup } from './setup.ts';
import { collectionSummary, metadata, parameters, prepareCollection, productMetadata, uploadContent } from './steps.ts';
import { clear, heldBack, seller } from './ways.ts';

/**
 * Preparation of a work in five steps and an overview, then its publication: the machine creates the work under its
 * reference, then sets its price, in two writes. A lost answer is followed by a read before a write is repeated.
 */
export const preparationMachine = preparationSetup.createMachine({
  id: 'preparation',
  description: 'The customer prepares a work, looks at it, and publishes it, once.',
  context: nothing,
  initial: 'checking',
  states: {
    checking: {
      description: 'Before anything is prepared the app reads whether the customer may sell.',
      tags: 'busy',
      meta: { screen: 'preparation-process/prepare-collection', requirement: 'spec 6.6' },
      invoke: {
        id: 'readSeller',
        src: 'readSeller',
        onDone: [
          {
            guard: { type: 'maySell', params: seller },
            target: 'prepareCollection',
            actions: { type: 'rememberSeller', params: seller },
          },
          ...heldBack,
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: {
      description: 'The customer reads why it could not be read, and may try again.',
      meta: { screen: 'preparation-process/prepare-collection', requirement: 'spec 8, failed data fetch' },
      on: { 'retry.requested': { target: 'checking', actions: clear } },
    },
    unidentified: {
      description:
        'The customer reads that selling takes a confirmed identity, or that the last check did not confirm theirs, and what was prepared is kept.',
      meta: { screen: 'preparation-process/prepare-collection', requirement: 'spec 6.6' },
      on: { 'retry.requested': { target: 'checking' } },
    },
    underReview: {
      description: 'The customer reads that their identity is being checked, and goes on once it is confirmed.',
      meta: { screen: 'preparation-process/prepare-collection', requirement: 'spec 6.6; spec 4, identification' },
      on: { 'retry.requested': { target: 'checking' } },
    },
    banned: {
      description: 'The customer reads that they may not sell, and whom to write to.',
      meta: { screen: 'preparation-process/prepare-collection', requirement: 'spec 6.6' },
      on: { 'retry.requested': { target: 'checking' } },
    },
    prepareCollection,
    metadata,
    parameters,
    uploadContent,
    productMetadata,
    collectionSummary,
    publishing,
    published: {
      type: 'final',
      description: 'The customer reads that the work is published, and goes to its page.',
      meta: { screen: 'preparation-process/collection-summary', requirement: 'spec 2, preparation process' },
    },
    unpriced: {
      description: 'The work is made, and has no price. That is told until the customer goes on.',
      initial: 'told',
      on: { 'another.requested': { target: 'checking', actions: ['forgetAll', 'tellSettled'] } },
      states: {
        told: {
          description: 'The customer reads why the shop did not take the price, and where to give the work another.',
          meta: { screen: 'preparation-process/collection-summary', requirement: 'spec 7, PATCH product-variants' },
          on: { 'mending.requested': { target: 'mending', actions: 'tellSettled' } },
        },
        mending: {
          description: 'The customer goes on with it where works are changed; whoever comes back prepares another one.',
          meta: { screen: 'preparation-process/collection-summary', requirement: 'spec 7, PATCH product-variants' },
        },
      },
    },
    left: {
      type: 'final',
      description: 'The customer gave up what was prepared.',
      meta: { requirement: 'spec 2, leaving asks' },
    },
  },
});
