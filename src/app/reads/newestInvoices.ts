import { readInvoices } from '#api/invoices.ts';
import { defineResource } from '../resources/resources.ts';

/** First page of the customer's invoices, newest first: a large account has about twenty further pages. */
export const newestInvoices = defineResource({
  name: 'newestInvoices',
  freshness: 'orders',
  invalidatedBy: ['orders', 'locale'],
  read: async ({ http, signal }) => (await readInvoices(http, { page: 1 }, signal)).member,
});
