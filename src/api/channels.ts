import { Channel } from '#domain/shop/channel.ts';
import { pageOf } from '#domain/shop/collection.ts';
import type { Http } from './http.ts';

const channels = pageOf(Channel);

/** Reads the sales channel of this shop, with its contact address. Null if the shop has no channel. */
export async function readChannel(http: Http, signal?: AbortSignal): Promise<Channel | null> {
  const page = await http.get('channels', channels, { call: 'readChannel', open: true, signal });
  return page.member[0] ?? null;
}
