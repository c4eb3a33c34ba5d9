import { pageSizes } from '#domain/constants/limits.ts';
import { pageOf } from '#domain/shop/collection.ts';
import { Content } from '#domain/shop/content.ts';
import type { Http } from './http.ts';

const contents = pageOf(Content);
const limit = pageSizes.cmsPages;

/** Reads a page of the content system; null unless it exists and is enabled. */
export async function readPage(http: Http, code: string, signal?: AbortSignal): Promise<Content | null> {
  const query = { limit, code };
  const page = await http.get('cms-plugin/pages', contents, { call: 'readPages', open: true, signal, query });
  return page.member.find((each) => each.enabled && each.code === code) ?? null;
}
