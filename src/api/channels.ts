import { Channel } from '#domain/shop/channel.ts';
import { pageOf } from '#domain/shop/collection.ts';
import type { Http } from './http.ts';

const channels = pageOf(Channel);

/** The channel that this shop sells in, with the address to write to. Null where the shop has none. */
export async function readChannel(http: Http, signal?: AbortSignal): Promise<Channel | null> {
  const page = await http.get('channels', channels, { call: 'readChannel', open: true, signal });
  return page.member[0] ?? null;
}
