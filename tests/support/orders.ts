import * as z from 'zod/mini';
import { Order } from '#domain/order.ts';
import type { PersonaKey } from '#sandbox/personas.ts';
import type { Shop } from './shop.ts';

/** Asks the shop itself, not the app, which orders somebody has placed, the newest first. A cart is none. */
export async function placedOrders(shop: Shop, persona: PersonaKey): Promise<Order[]> {
  const stored = Object.values(await shop.sessionOf(persona)).map((text) =>
    z.object({ token: z.string() }).parse(JSON.parse(text)),
  );
  const answer = await fetch(`${shop.url}/api/v2/shop/orders`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${stored[0]?.token}` },
  });
  return z.array(Order).parse(await answer.json());
}
