import { byId, readAllPages } from '#api/allPages.ts';
import { readInvoices } from '#api/invoices.ts';
import { defineResource } from '../resources/resources.ts';

/** Invoices of one order, by its token value. */
export const orderInvoices = defineResource({
  name: 'orderInvoices',
  freshness: 'orders',
  invalidatedBy: ['orders', 'locale'],
  read: ({ http, key, signal }) => readAllPages((page) => readInvoices(http, { page, tokenValue: key }, signal), byId),
});
