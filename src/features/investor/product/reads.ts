import { readProduct } from '#api/products.ts';
import { defineResource } from '#app/resources/resources.ts';

/** A product by its code; every order changes the number of its remaining tokens. */
export const product = defineResource({
  name: 'product',
  freshness: 'products',
  isPrivate: false,
  invalidatedBy: ['orders', 'locale'],
  read: ({ http, key, signal }) => readProduct(http, key, signal),
});
