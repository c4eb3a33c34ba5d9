import { readBlocks } from '#api/blocks.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { defineResource } from '../resources.ts';

/** The blocks of the content system that every page's footer shows, in all languages; none where the shop has no such system. */
export const blocks = defineResource({
  name: 'blocks',
  freshness: freshness.content,
  isPrivate: false,
  invalidatedBy: [],
  read: async ({ http, signal }) => {
    try {
      return await readBlocks(http, signal);
    } catch (error) {
      if (failureOf(error).kind === 'notFound') return [];
      throw error;
    }
  },
});
