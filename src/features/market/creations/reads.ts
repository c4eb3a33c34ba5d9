import { readAllPages } from '#api/allPages.ts';
import type { Http } from '#api/http.ts';
import { readItem, readItems } from '#api/items.ts';
import { readSales } from '#api/sales.ts';
import { defineResource } from '#app/resources/resources.ts';

/** Maximum page size of the shop. */
const PER_PAGE = 100;

const readCreated = (http: Http, creator: string, signal: AbortSignal) =>
  readAllPages(
    (page) => readItems(http, { page, itemsPerPage: PER_PAGE, creator, latestFirst: true }, signal),
    ({ code }) => code,
  );

/** Works of the customer, latest first, including those never offered. */
export const created = defineResource({
  name: 'created',
  freshness: 'products',
  invalidatedBy: ['items', 'orders', 'locale'],
  read: ({ http, customerUuid, signal }) => readCreated(http, customerUuid, signal),
});

/** Sales of a work, by its code. */
export const sales = defineResource({
  name: 'sales',
  freshness: 0,
  invalidatedBy: ['orders'],
  read: ({ http, key, signal }) => readSales(http, key, signal),
});

/**
 * A work for its creator to edit, by its code. The shop names no creator without a profile name; the customer's own
 * list then decides on `isOwn`.
 */
export const ownItem = defineResource({
  name: 'ownItem',
  freshness: 0,
  invalidatedBy: ['items', 'orders'],
  async read({ http, customerUuid, key, signal }) {
    const item = await readItem(http, key, signal);
    const isOwn =
      item.creator === null
        ? (await readCreated(http, customerUuid, signal)).some(({ code }) => code === item.code)
        : item.creator.uuid === customerUuid;
    return { item, isOwn };
  },
});
