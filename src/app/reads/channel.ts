import { readChannel } from '#api/channels.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { requireFound } from '#domain/shop/failure.ts';
import { defineResource } from '../resources/resources.ts';

/** The shop's channel, with the address to write to. */
export const channel = defineResource({
  name: 'channel',
  freshness: freshness.content,
  isPrivate: false,
  invalidatedBy: [],
  read: async ({ http, signal }) => requireFound(await readChannel(http, signal)),
});
