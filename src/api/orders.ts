import { pageSizes } from '#domain/constants/limits.ts';
import { type Page, pageOf } from '#domain/shop/collection.ts';
import { EuroOrder, type Order } from '#domain/shop/order.ts';
import { apiPath } from './call.ts';
import type { Http } from './http.ts';

const orders = pageOf(EuroOrder);

/** Reads an order by its token. Fails with `notFound` for other customers' orders and for cancelled ones. */
export function readOrder(http: Http, tokenValue: string, signal?: AbortSignal): Promise<Order> {
  return http.get(apiPath`orders/${tokenValue}`, EuroOrder, { call: 'readOrder', signal });
}

/**
 * Reads a page of the customer's completed orders, in the shop's order: stock Sylius lists the oldest first. Pages
 * count from 1.
 */
export function readOrders(
  http: Http,
  page: number,
  signal?: AbortSignal,
  itemsPerPage: number = pageSizes.orders,
): Promise<Page<Order>> {
  return http.get('orders', orders, { call: 'readOrders', signal, query: { page, itemsPerPage } });
}
