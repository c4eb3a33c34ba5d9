import { readOrder } from '#api/orders.ts';
import { withProducts } from '../order/orderedProducts.ts';
import { defineResource } from '../resources/resources.ts';

/** Order by its token value; never fresh, since a payment may settle at any moment. */
export const order = defineResource({
  name: 'order',
  freshness: 0,
  invalidatedBy: ['orders', 'locale'],
  read: async ({ http, key, signal }) => withProducts(http, await readOrder(http, key, signal), signal),
});
