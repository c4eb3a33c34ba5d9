import * as z from 'zod/mini';
import { Order } from '#domain/shop/order.ts';
import type { PersonaKey } from '#sandbox/personas.ts';
import type { Shop } from './shop.ts';

/**
 * Reads the orders that a persona has placed from the shop itself, not from the app, the newest first. Carts are left
 * out.
 */
export async function placedOrders(shop: Shop, persona: PersonaKey): Promise<Order[]> {
  const ask = await asking(shop, persona);
  const orders: Order[] = [];
  for (let page = 1; ; page++) {
    const more = z.array(Order).parse(await (await ask('GET', `orders?page=${page}`)).json());
    if (more.length === 0) return orders.toReversed();
    orders.push(...more);
  }
}

/** Returns the persona’s open order; the shop creates one if there is none. */
export async function cartOf(shop: Shop, persona: PersonaKey): Promise<Order> {
  const ask = await asking(shop, persona);
  return Order.parse(await (await ask('POST', 'orders', { locale: 'de' })).json());
}

/** Deletes the persona’s open order, as another of their tabs would. */
export async function deleteCart(shop: Shop, persona: PersonaKey): Promise<void> {
  const ask = await asking(shop, persona);
  const { tokenValue } = await cartOf(shop, persona);
  await ask('DELETE', `orders/${tokenValue}`);
}

/** Changes the number of tokens in the persona's open order, as another of their tabs would. */
export async function changeCart(shop: Shop, persona: PersonaKey, quantity: number): Promise<void> {
  const ask = await asking(shop, persona);
  const { tokenValue, items } = await cartOf(shop, persona);
  const orderItemId = items[0]?.id;
  const answer = await ask('PATCH', `orders/${tokenValue}/items/${orderItemId}`, { tokenValue, quantity, orderItemId });
  if (!answer.ok) throw new Error(`The cart could not be changed: ${answer.status}`);
}

async function asking(shop: Shop, persona: PersonaKey) {
  const stored = Object.values(await shop.sessionOf(persona)).map((text) =>
    z.object({ token: z.string() }).parse(JSON.parse(text)),
  );
  return (method: string, path: string, body?: unknown) =>
    fetch(`${shop.url}/api/v2/shop/${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
        Authorization: `Bearer ${stored[0]?.token}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}
