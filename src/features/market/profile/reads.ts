import { readPerson } from '#api/items.ts';
import { defineResource } from '#app/resources/resources.ts';
import { idOf } from '#domain/shop/schema.ts';

/** Public profile, by its name. */
export const profile = defineResource({
  name: 'profile',
  freshness: 'content',
  isPrivate: false,
  invalidatedBy: ['items', 'customer'],
  read: ({ http, key, signal }) => readPerson(http, { profileName: key }, signal),
});

/** Public profile, by the uuid of the account or its IRI. */
export const profileOfCustomer = defineResource({
  name: 'profileOfCustomer',
  freshness: 'content',
  isPrivate: false,
  invalidatedBy: ['items', 'customer'],
  read: ({ http, key, signal }) => readPerson(http, { uuid: idOf(key) }, signal),
});
