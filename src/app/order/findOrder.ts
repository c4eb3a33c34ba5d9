import type { Http } from '#api/http.ts';
import { readOrder } from '#api/orders.ts';
import { failureOf } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';

/** Returns the shop's order; null if it is deleted. */
export async function findOrder(http: Http, tokenValue: string, signal: AbortSignal): Promise<Order | null> {
  try {
    return await readOrder(http, tokenValue, signal);
  } catch (error) {
    if (failureOf(error).kind === 'notFound') return null;
    throw error;
  }
}
