import { byId, readAllPages } from '#api/allPages.ts';
import { readInvoices } from '#api/invoices.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { defineResource } from '../resources/resources.ts';

/** All invoices of the customer, latest first. */
export const invoices = defineResource<Invoice[]>({
  name: 'invoices',
  freshness: 'orders',
  invalidatedBy: ['orders', 'locale'],
  read: ({ http, signal }, onPart) => readAllPages((page) => readInvoices(http, { page }, signal), byId, onPart),
});
