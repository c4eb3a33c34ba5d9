import { readInvoices } from '#api/invoices.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { defineResource } from '../resources.ts';

/** The newest invoices of the customer, as many as a page has: of a large account, the others are twenty calls more. */
export const newestInvoices = defineResource({
  name: 'newestInvoices',
  freshness: freshness.orders,
  isPrivate: true,
  invalidatedBy: ['orders', 'locale'],
  read: async ({ http, signal }) => (await readInvoices(http, { page: 1 }, signal)).member,
});
