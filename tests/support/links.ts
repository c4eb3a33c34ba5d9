import type { Shop } from './shop.ts';

/** Returns the path of the newest verification link in the outbox to this address. */
export async function linkTo(shop: Shop, recipient: string): Promise<string> {
  const mail = (await shop.mails()).find((each) => each.recipient === recipient);
  const [address = ''] = /https?:\S+\/verify-email\/\S+/.exec(mail?.text ?? '') ?? [];
  return new URL(address).pathname;
}
