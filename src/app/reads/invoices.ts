import { readAllPages } from '#api/allPages.ts';
import { readInvoices } from '#api/invoices.ts';
import { freshness } from '#domain/constants/freshness.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { defineResource } from '../resources/resources.ts';

/** All invoices of the customer, latest first. */
export const invoices = defineResource<Invoice[]>({
  name: 'invoices',
  freshness: freshness.orders,
  isPrivate: true,
  invalidatedBy: ['orders', 'locale'],
  read: ({ http, signal }, onPart) =>
    readAllPages(
      (page) => readInvoices(http, { page }, signal),
      ({ id }) => id,
      onPart,
    ),
});
