import { readAllPages } from '#api/allPages.ts';
import { readUboDocuments, readUboUsers } from '#api/onboarding.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { defineResource } from '../resources/resources.ts';

/** Representatives and owners of the customer's company. */
export const uboUsers = defineResource({
  name: 'uboUsers',
  freshness: freshness.customer,
  isPrivate: true,
  invalidatedBy: ['evidence'],
  read: ({ http, signal }) =>
    readAllPages(
      (page) => readUboUsers(http, page, signal),
      ({ id }) => id,
    ),
});

/** Documents that prove facts about the company. */
export const uboDocuments = defineResource({
  name: 'uboDocuments',
  freshness: freshness.customer,
  isPrivate: true,
  invalidatedBy: ['evidence'],
  read: ({ http, signal }) =>
    readAllPages(
      (page) => readUboDocuments(http, page, signal),
      ({ id }) => id,
    ),
});
