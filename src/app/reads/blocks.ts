import { readBlocks } from '#api/blocks.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { defineResource } from '../resources/resources.ts';

/** Footer blocks of the content system, in all languages; empty if the shop has no such system. */
export const blocks = defineResource({
  name: 'blocks',
  isKept: true,
  freshness: 'content',
  isPrivate: false,
  read: async ({ http, signal }) => {
    try {
      return await readBlocks(http, signal);
    } catch (error) {
      if (failureOf(error).kind === 'notFound') return [];
      throw error;
    }
  },
});
