import { readChannel } from '#api/channels.ts';
import { requireFound } from '#domain/shop/failure.ts';
import { defineResource } from '../resources/resources.ts';

/** The shop's channel, with the address to write to. */
export const channel = defineResource({
  name: 'channel',
  isKept: true,
  freshness: 'content',
  isPrivate: false,
  read: async ({ http, signal }) => requireFound(await readChannel(http, signal)),
});
