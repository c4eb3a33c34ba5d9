import { readAllPages } from '#api/allPages.ts';
import { readInvoices } from '#api/invoices.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { defineResource } from '../resources/resources.ts';

/** Invoices of one order, by its token value. */
export const orderInvoices = defineResource({
  name: 'orderInvoices',
  freshness: freshness.orders,
  isPrivate: true,
  invalidatedBy: ['orders', 'locale'],
  read: ({ http, key, signal }) =>
    readAllPages(
      (page) => readInvoices(http, { page, tokenValue: key }, signal),
      ({ id }) => id,
    ),
});
