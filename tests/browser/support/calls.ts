import * as z from 'zod/mini';
import type { PersonaKey } from '#sandbox/personas.ts';
import type { Shop } from '../../support/shop.ts';

const Session = z.object({ token: z.string() });

/** Makes a call of the shop's API as a persona, from outside the browser. @throws when the shop refuses. */
export async function callAs(shop: Shop, persona: PersonaKey, method: string, path: string, body?: unknown) {
  const [stored = '{}'] = Object.values(await shop.sessionOf(persona));
  const { token } = Session.parse(JSON.parse(stored));
  return send(`${shop.url}/api/v2/shop/${path}`, method, body, { Authorization: `Bearer ${token}` });
}

/** Makes one of the sandbox's own calls. */
export const control = (shop: Shop, method: string, path: string, body?: unknown) =>
  send(`${shop.url}/sandbox/${path}`, method, body);

async function send(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  const answer = await fetch(url, {
    method,
    headers: { Accept: 'application/json', 'Content-Type': type, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}
