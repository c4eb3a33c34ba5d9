import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { stubFetch } from '#api/testing/fetch.ts';
import { httpOf } from '#api/testing/shop.ts';
import { itemSearchOf } from '#domain/search/itemSearch.ts';
import type { Item } from '#domain/shop/item.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { ItemReader } from './itemReader.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const Asked = z.object({ query: z.string(), variables: z.object({ page: z.int(), itemsPerPage: z.int() }) });

/** Shop with so many works that knows none of the additions, and the pages requested from it. */
function shopOf(totalCount: number) {
  const asked: unknown[] = [];
  const all = Array.from({ length: totalCount }, (_, index) =>
    workWith({ code: `W${index}` }, { channelPricings: [{ channelCode: 'token', price: 1000 - index }] }),
  );
  stubFetch(async (_: unknown, { body }: { body: string }) => {
    const { query, variables } = Asked.parse(JSON.parse(body));
    if (query.includes('widths')) return Response.json({ errors: [{ message: 'unknown', locations: [] }] });
    if (query.includes('__typename')) return Response.json({ data: { __typename: 'Query' } });
    const { page, itemsPerPage } = variables;
    asked.push(variables);
    const collection = all.slice((page - 1) * itemsPerPage, page * itemsPerPage);
    return Response.json({ data: { products: { collection, paginationInfo: { totalCount } } } });
  });
  return { asked, reader: new ItemReader(httpOf()) };
}
const { signal } = new AbortController();
const codesOf = ({ member }: { member: Item[] }) => member.map(({ code }) => code);

test('a shop that can neither filter by medium nor sort by price is read as a whole, once for all pages', async () => {
  const { asked, reader } = shopOf(100);
  const search = itemSearchOf({ order: 'cheapest' });
  const first = await reader.read({ page: 1, itemsPerPage: 2 }, search, signal);
  expect([codesOf(first), first.totalItems]).toEqual([['W99', 'W98'], 100]);
  expect(codesOf(await reader.read({ page: 2, itemsPerPage: 2 }, search, signal))).toEqual(['W97', 'W96']);
  expect(asked).toEqual([1, 2].map((page) => ({ page, itemsPerPage: 96 })));
  // Another language begins with the first page again.
  await reader.read({ page: 1, itemsPerPage: 2 }, search, signal);
  expect(asked).toHaveLength(4);
});

test('a search without these is read page by page', async () => {
  const { asked, reader } = shopOf(100);
  expect(codesOf(await reader.read({ page: 2, itemsPerPage: 2 }, itemSearchOf({}), signal))).toEqual(['W2', 'W3']);
  expect(asked).toEqual([{ page: 2, itemsPerPage: 2 }]);
});

test.each([
  ['more works than the app sorts', 481, { order: 'dearest' }],
  ['a collection', 3, { collection: 'Pegel', order: 'dearest' }],
  ['a collection alone', 3, { collection: 'Pegel' }],
])('such a shop does not offer %s', async (_, total, query) => {
  const read = shopOf(total).reader.read({ page: 1, itemsPerPage: 12 }, itemSearchOf(query), signal);
  await expect(read).rejects.toMatchObject({ failure: { kind: 'notOffered' } });
});
