import { readBlocks } from '#api/blocks.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { defineResource } from '../resources.ts';

/** The blocks of the content system that every page's footer shows, in all languages. */
export const blocks = defineResource({
  name: 'blocks',
  freshness: freshness.content,
  isPrivate: false,
  invalidatedBy: [],
  read: ({ http, signal }) => readBlocks(http, signal),
});
