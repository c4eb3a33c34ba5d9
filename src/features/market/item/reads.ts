import { readMediaAddress, readTransactions } from '#api/itemDetails.ts';
import { readItem } from '#api/items.ts';
import { defineResource } from '#app/resources/resources.ts';

/** A work by its code; every order changes the number of its remaining copies. */
export const item = defineResource({
  name: 'item',
  freshness: 'products',
  isPrivate: false,
  invalidatedBy: ['items', 'orders', 'locale'],
  read: ({ http, key, signal }) => readItem(http, key, signal),
});

/** Changes of owner of a work, by its code. */
export const transactions = defineResource({
  name: 'transactions',
  freshness: 'products',
  isPrivate: false,
  invalidatedBy: ['orders'],
  read: ({ http, key, signal }) => readTransactions(http, key, signal),
});

/** Address of a private file, by its id. The address is valid for 15 minutes and is read again before it expires. */
export const mediaAddress = defineResource({
  name: 'mediaAddress',
  freshness: 'content',
  invalidatedBy: ['orders'],
  read: ({ http, key, signal }) => readMediaAddress(http, Number(key), signal),
});
