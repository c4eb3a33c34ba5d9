import { byId, readAllPages } from '#api/allPages.ts';
import { readMyItems } from '#api/myItems.ts';
import { defineResource } from '../resources/resources.ts';

/** Works in the customer's wallets. */
export const myItems = defineResource({
  name: 'myItems',
  freshness: 'holdings',
  invalidatedBy: ['items', 'orders', 'tokens', 'locale'],
  read: ({ http, signal }) => readAllPages((page) => readMyItems(http, page, signal), byId),
});
