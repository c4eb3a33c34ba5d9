import { readAllPages } from '#api/allPages.ts';
import { readInvoices } from '#api/invoices.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { defineResource } from '../resources.ts';

/** All invoices of the customer, latest first. */
export const invoices = defineResource({
  name: 'invoices',
  freshness: freshness.orders,
  isPrivate: true,
  invalidatedBy: ['orders', 'locale'],
  read: ({ http, signal }) =>
    readAllPages(
      (page) => readInvoices(http, { page }, signal),
      ({ id }) => id,
    ),
});
