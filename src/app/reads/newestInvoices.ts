import { readInvoices } from '#api/invoices.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { defineResource } from '../resources/resources.ts';

/** First page of the customer's invoices, newest first: a large account has about twenty further pages. */
export const newestInvoices = defineResource({
  name: 'newestInvoices',
  freshness: freshness.orders,
  isPrivate: true,
  invalidatedBy: ['orders', 'locale'],
  read: async ({ http, signal }) => (await readInvoices(http, { page: 1 }, signal)).member,
});
