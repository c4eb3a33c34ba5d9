import * as categories from '#api/categories.ts';
import * as channels from '#api/channels.ts';
import * as content from '#api/content.ts';
import * as customers from '#api/customers.ts';
import * as files from '#api/files.ts';
import * as invoices from '#api/invoices.ts';
import * as orders from '#api/orders.ts';
import * as paymentMethods from '#api/paymentMethods.ts';
import * as payouts from '#api/payouts.ts';
import * as portfolio from '#api/portfolio.ts';
import * as products from '#api/products.ts';

/** Every function of the API layer that calls the shop in somebody's name. */
export const layer = {
  ...categories,
  ...channels,
  ...content,
  ...customers,
  ...files,
  ...invoices,
  ...orders,
  ...paymentMethods,
  ...payouts,
  ...portfolio,
  ...products,
};
