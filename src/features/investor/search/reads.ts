import { readAllPages } from '#api/allPages.ts';
import { readProducts } from '#api/products.ts';
import { defineResource } from '#app/resources/resources.ts';
import { queryOf } from '#components/links/pathTo.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { shopQueryOf } from '#domain/search/bondSearch.ts';
import { filtersOf, type ProductSearch, searchOf } from '#domain/search/productSearch.ts';

/** Key of the products that a search requests from the shop: its query. */
export const catalogueKey = (search: ProductSearch): string => queryOf(shopQueryOf(search));

/** All products of a search, latest first, for the filters and orders that the shop does not have. */
export const catalogue = defineResource({
  name: 'catalogue',
  freshness: 'products',
  isPrivate: false,
  invalidatedBy: ['orders', 'locale'],
  read: ({ http, key, signal }) => {
    const filters = filtersOf(searchOf(Object.fromEntries(new URLSearchParams(key))));
    const itemsPerPage = pageSizes.allProducts;
    return readAllPages(
      (page) => readProducts(http, { page, itemsPerPage, latestFirst: true, ...filters }, signal),
      ({ code }) => code,
    );
  },
});
