import { readMediaAddress, readTransactions } from '#api/itemDetails.ts';
import { readItem } from '#api/items.ts';
import { defineResource } from '#app/resources.ts';
import { freshness } from '#domain/constants/freshness.ts';

/** A work by its code; what is left of it changes with every order. */
export const item = defineResource({
  name: 'item',
  freshness: freshness.products,
  isPrivate: false,
  invalidatedBy: ['items', 'orders', 'locale'],
  read: ({ http, key, signal }) => readItem(http, key, signal),
});

/** How a work changed hands, by its code. */
export const transactions = defineResource({
  name: 'transactions',
  freshness: freshness.products,
  isPrivate: false,
  invalidatedBy: ['orders'],
  read: ({ http, key, signal }) => readTransactions(http, key, signal),
});

/** The address of a private file, by its number. It is good for a quarter of an hour, so that it is asked for anew before. */
export const mediaAddress = defineResource({
  name: 'mediaAddress',
  freshness: freshness.content,
  isPrivate: true,
  invalidatedBy: ['orders'],
  read: ({ http, key, signal }) => readMediaAddress(http, Number(key), signal),
});
