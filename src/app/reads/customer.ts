import { freshness } from '#domain/constants/freshness.ts';
import { codeOf } from '../codeOf.ts';
import { defineResource } from '../resources.ts';

/**
 * The investor who is signed in. The header of every page names them, so that this is part of the entry; how they are
 * read comes with the first screen behind the login, which preloads it: the login does not carry the shop's schemas.
 */
export const customer = defineResource({
  name: 'customer',
  freshness: freshness.customer,
  isPrivate: true,
  invalidatedBy: ['customer'],
  read: async ({ http, customerUuid, signal }) => {
    const { readCustomer } = await codeOf(() => import('#api/customers.ts'));
    return readCustomer(http, customerUuid, signal);
  },
});
