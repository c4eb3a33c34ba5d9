import { byId, readAllPages } from '#api/allPages.ts';
import { readUboDocuments, readUboUsers } from '#api/onboarding.ts';
import { defineResource } from '../resources/resources.ts';

/** Representatives and owners of the customer's company. */
export const uboUsers = defineResource({
  name: 'uboUsers',
  freshness: 'customer',
  invalidatedBy: ['evidence'],
  read: ({ http, signal }) => readAllPages((page) => readUboUsers(http, page, signal), byId),
});

/** Documents that prove facts about the company. */
export const uboDocuments = defineResource({
  name: 'uboDocuments',
  freshness: 'customer',
  invalidatedBy: ['evidence'],
  read: ({ http, signal }) => readAllPages((page) => readUboDocuments(http, page, signal), byId),
});
