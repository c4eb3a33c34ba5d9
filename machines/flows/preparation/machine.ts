import { clearFailure, keepFailure } from '#machines/kit/failed.ts';
import { publishing } from './publishing.ts';
import { nothing, preparationSetup } from './setup.ts';
import { collectionSummary, metadata, parameters, prepareCollection, productMetadata, uploadContent } from './steps.ts';
import { heldBack, seller } from './ways.ts';

/**
 * Preparation of a work in five steps and an overview, then its publication: the machine creates the work under its
 * reference, then sets its price, in two writes. A lost answer is followed by a read before a write is repeated.
 */
export const preparationMachine = preparationSetup.createMachine({
  id: 'preparation',
  description: 'The customer prepares a work, reviews it and publishes it, once.',
  context: nothing,
  initial: 'checking',
  states: {
    checking: {
      description: 'Before the first step, the app reads whether the customer may sell.',
      tags: 'busy',
      meta: { screen: 'preparation-process/prepare-collection', requirement: '2.38, 6.6' },
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
      description: 'The permission to sell could not be read; the customer sees the reason and can retry.',
      meta: { screen: 'preparation-process/prepare-collection', requirement: '8.9' },
      on: { 'retry.requested': { target: 'checking', actions: clearFailure } },
    },
    unidentified: {
      description:
        'Selling requires a confirmed identity; the customer has none, or the last check rejected it. The app keeps the prepared data.',
      meta: { screen: 'preparation-process/prepare-collection', requirement: '2.38, 6.6' },
      on: { 'retry.requested': { target: 'checking' } },
    },
    underReview: {
      description: 'The customer’s identity is under review; the customer can continue once it is confirmed.',
      meta: { screen: 'preparation-process/prepare-collection', requirement: '2.38, 6.6' },
      on: { 'retry.requested': { target: 'checking' } },
    },
    banned: {
      description: 'The customer may not sell; the page shows whom to contact.',
      meta: { screen: 'preparation-process/prepare-collection', requirement: '2.38, 6.4' },
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
      description: 'The page says that the work is published and leads to the work’s page.',
      meta: { screen: 'preparation-process/collection-summary', requirement: '2.26, 2.38' },
    },
    unpriced: {
      description: 'The work exists but has no price; the page says so until the customer continues.',
      initial: 'told',
      on: { 'another.requested': { target: 'checking', actions: ['forgetAll', 'emitSettled'] } },
      states: {
        told: {
          description: 'The customer reads why the shop refused the price, and where to set another one.',
          meta: { screen: 'preparation-process/collection-summary', requirement: '2.38' },
          on: { 'mending.requested': { target: 'mending', actions: 'emitSettled' } },
        },
        mending: {
          description:
            'The customer continues on the page that edits works; returning here starts another preparation.',
          meta: { screen: 'preparation-process/collection-summary', requirement: '2.38' },
        },
      },
    },
    left: {
      type: 'final',
      description: 'The customer has discarded the preparation.',
      meta: { requirement: '2.4' },
    },
  },
});
