import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { layer } from './layer.ts';
import type { Shop } from './shops.ts';

/** Returns the form of a new customer, another one each time. */
export const newcomer = () => ({
  firstName: 'Mara',
  lastName: 'Feld',
  email: `${randomUUID()}@example.de`,
  password: 'Eichenholz-27!',
  confirmPassword: 'Eichenholz-27!',
  termsAccepted: true,
});

const Mails = z.array(z.object({ recipient: z.string(), text: z.string() }));

/** Returns the token of the newest verification link that was sent to an address. */
export async function linkFor(shop: Shop, email: string): Promise<string> {
  const mail = Mails.parse(await shop.control('mails', {}, 'GET')).find(({ recipient }) => recipient === email);
  return /\/verify-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

/** Signs up a new customer; returns the token of the unused verification link. */
export async function newLink(shop: Shop): Promise<string> {
  const { email } = await layer.signUp(shop.visit().http, newcomer());
  return linkFor(shop, email);
}
