import { readProducts } from '#api/products.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { defineResource } from '../resources/resources.ts';

/** Latest products; each order changes their remaining quantity. */
export const products = defineResource({
  name: 'products',
  isKept: true,
  freshness: 'products',
  isPrivate: false,
  invalidatedBy: ['orders', 'locale'],
  read: async ({ http, signal }) =>
    (await readProducts(http, { page: 1, itemsPerPage: pageSizes.products, latestFirst: true }, signal)).member,
});
