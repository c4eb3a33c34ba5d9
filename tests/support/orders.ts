import * as z from 'zod/mini';
import { Order } from '#domain/order.ts';
import type { PersonaKey } from '#sandbox/personas.ts';
import type { Shop } from './shop.ts';

/** Asks the shop itself, not the app, which orders somebody has placed, the newest first. A cart is none. */
export async function placedOrders(shop: Shop, persona: PersonaKey): Promise<Order[]> {
  const ask = await asking(shop, persona);
  return z.array(Order).parse(await (await ask('GET', 'orders')).json());
}

/** Deletes the order that somebody has begun, as another of their tabs would. */
export async function deleteCart(shop: Shop, persona: PersonaKey): Promise<void> {
  const ask = await asking(shop, persona);
  // The shop answers with the one that is open.
  const { tokenValue } = Order.parse(await (await ask('POST', 'orders', { locale: 'de' })).json());
  await ask('DELETE', `orders/${tokenValue}`);
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
        'Content-Type': 'application/json',
        Authorization: `Bearer ${stored[0]?.token}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}
