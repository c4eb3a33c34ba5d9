import { codeOf } from '../lazy/codeOf.ts';
import { defineResource } from '../resources/resources.ts';

/**
 * Signed-in investor, whom the header of every page names. The resource is thus part of the entry chunk; its reading
 * code loads with the first screen behind the login, which preloads it: the login does not carry the shop's schemas.
 */
export const customer = defineResource({
  name: 'customer',
  isKept: true,
  freshness: 'customer',
  invalidatedBy: ['customer'],
  read: async ({ http, customerUuid, signal }) => {
    const { readCustomer } = await codeOf(() => import('#api/customers.ts'));
    return readCustomer(http, customerUuid, signal);
  },
});
