import { readChannel } from '#api/channels.ts';
import { readPage } from '#api/content.ts';
import { readCustomer } from '#api/customers.ts';
import { readInvoices } from '#api/invoices.ts';
import { readOrder } from '#api/orders.ts';
import { readPayouts } from '#api/payouts.ts';
import { readPortfolio } from '#api/portfolio.ts';
import { readProducts } from '#api/products.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { LazyReads } from './sources.ts';

/** How each resource is read, but for those of every page's footer. */
export const reads: LazyReads = {
  customer: ({ http, customerUuid, signal }) => readCustomer(http, customerUuid, signal),
  portfolio: ({ http, signal }) => readPortfolio(http, signal),
  payouts: async ({ http, signal }) => (await readPayouts(http, signal)).member,
  products: async ({ http, signal }) =>
    (await readProducts(http, { page: 1, itemsPerPage: pageSizes.products, latestFirst: true }, signal)).member,
  invoices: async ({ http, signal }) => (await readInvoices(http, { page: 1 }, signal)).member,
  channel: async ({ http, signal }) => found(await readChannel(http, signal)),
  page: async ({ http, key, signal }) => found(await readPage(http, key, signal)),
  order: ({ http, key, signal }) => readOrder(http, key, signal),
};

/** What the shop does not have is a failure, so that it is told apart from what is not read yet. */
function found<T>(value: T | null): T {
  if (value === null) throw new FailureError({ kind: 'notFound' });
  return value;
}
