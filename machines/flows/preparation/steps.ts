import { clearFailure } from '#machines/kit/failed.ts';
import { preparationSetup } from './setup.ts';
import { asks, leaving, ways } from './ways.ts';

export const prepareCollection = preparationSetup.createStateConfig({
  description: 'Collection and category of the work.',
  initial: 'answering',
  states: {
    answering: {
      description: 'The customer enters the collection and the category.',
      meta: { screen: 'preparation-process/prepare-collection', requirement: '2.38, 5.11' },
      on: {
        ...ways,
        'place.submitted': {
          target: '#preparation.metadata',
          actions: { type: 'rememberPlace', params: ({ event }) => event },
        },
        'leave.requested': { guard: 'hasPlace', target: 'leaving' },
      },
    },
    leaving: leaving('preparation-process/prepare-collection', 'answering'),
  },
});

export const metadata = preparationSetup.createStateConfig({
  description: 'Titles and descriptions of the work.',
  initial: 'answering',
  states: {
    answering: {
      description: 'The customer enters title and description in German and, optionally, in English.',
      meta: { screen: 'preparation-process/metadata', requirement: '2.38, 5.11' },
      on: {
        ...ways,
        ...asks,
        'words.submitted': {
          target: '#preparation.parameters',
          actions: { type: 'rememberWords', params: ({ event }) => event },
        },
      },
    },
    leaving: leaving('preparation-process/metadata', 'answering'),
  },
});

export const parameters = preparationSetup.createStateConfig({
  description: 'Price and terms of the sale.',
  initial: 'answering',
  states: {
    answering: {
      description: 'The customer enters price, copies, royalties and who may buy.',
      meta: { screen: 'preparation-process/parameters', requirement: '2.38, 5.11' },
      on: {
        ...ways,
        ...asks,
        'terms.submitted': {
          target: '#preparation.uploadContent',
          actions: { type: 'rememberTerms', params: ({ event }) => event },
        },
      },
    },
    leaving: leaving('preparation-process/parameters', 'answering'),
  },
});

export const uploadContent = preparationSetup.createStateConfig({
  description: 'Files of the work.',
  initial: 'answering',
  states: {
    answering: {
      description:
        'The customer chooses files, which are uploaded at once, and can continue when all uploads are complete.',
      meta: { screen: 'preparation-process/upload-content', requirement: '2.38, 5.10' },
      on: {
        ...ways,
        ...asks,
        'file.begun': { actions: { type: 'rememberBegun', params: ({ event }) => event } },
        'file.dropped': {
          guard: { type: 'isPending', params: ({ event }) => event },
          actions: { type: 'forgetBegun', params: ({ event }) => event },
        },
        'file.added': [
          {
            guard: { type: 'hasRoom', params: ({ event }) => event },
            actions: [
              { type: 'forgetBegun', params: ({ event }) => ({ file: event.chosen }) },
              { type: 'addFile', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'forgetBegun', params: ({ event }) => ({ file: event.chosen }) } },
        ],
        'file.removed': {
          guard: { type: 'isAdded', params: ({ event }) => event },
          actions: { type: 'removeFile', params: ({ event }) => event },
        },
        'file.moved': {
          guard: { type: 'isAdded', params: ({ event }) => event },
          actions: { type: 'moveFile', params: ({ event }) => event },
        },
        'files.submitted': { guard: 'hasAllFiles', target: '#preparation.productMetadata' },
      },
    },
    leaving: leaving('preparation-process/upload-content', 'answering'),
  },
});

export const productMetadata = preparationSetup.createStateConfig({
  description: 'Further details of the work.',
  initial: 'answering',
  states: {
    answering: {
      description: 'The customer adds properties in rows, and enters the contributors and who gets the copyright.',
      meta: { screen: 'preparation-process/product-metadata', requirement: '2.38, 5.11, 5.25' },
      on: {
        ...ways,
        ...asks,
        'details.submitted': {
          target: '#preparation.collectionSummary',
          actions: { type: 'rememberDetails', params: ({ event }) => event },
        },
      },
    },
    leaving: leaving('preparation-process/product-metadata', 'answering'),
  },
});

export const collectionSummary = preparationSetup.createStateConfig({
  description: 'Summary of the preparation, before publication.',
  initial: 'answering',
  // The overview alone shows the shop's refusal.
  exit: clearFailure,
  states: {
    answering: {
      description:
        'The customer reviews everything and publishes; if the shop refused the work, the page shows the reason.',
      meta: { screen: 'preparation-process/collection-summary', requirement: '2.38, 5.11' },
      on: { ...ways, ...asks, 'publication.requested': { target: '#preparation.publishing' } },
    },
    leaving: leaving('preparation-process/collection-summary', 'answering'),
  },
});
