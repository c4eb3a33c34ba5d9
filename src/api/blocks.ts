import { pageOf } from '#domain/shop/collection.ts';
import { Content } from '#domain/shop/content.ts';
import type { Http } from './http.ts';

const contents = pageOf(Content);

/** Reads all enabled content blocks in one call. */
export async function readBlocks(http: Http, signal?: AbortSignal): Promise<Content[]> {
  const page = await http.get('cms-plugin/blocks', contents, { call: 'readBlocks', open: true, signal });
  return page.member.filter(({ enabled }) => enabled);
}
