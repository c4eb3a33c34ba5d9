import { byId, readAllPages } from '#api/allPages.ts';
import { readPayouts } from '#api/payouts.ts';
import { defineResource } from '../resources/resources.ts';

/** All payouts of the customer, paid and expected. */
export const payouts = defineResource({
  name: 'payouts',
  isKept: true,
  freshness: 'payouts',
  invalidatedBy: ['customer', 'tokens', 'locale'],
  read: ({ http, signal }) => readAllPages((page) => readPayouts(http, page, signal), byId),
});
