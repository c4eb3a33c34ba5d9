import { afterEach, expect, test, vi } from 'vitest';
import { createHttp } from '#api/http.ts';
import { stubFetch } from '#api/testing/fetch.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { readLatest } from './reads.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('reads further pages until enough works are on offer, or no works are left', async () => {
  const pages = [
    [...Array(18).fill({ allowToBuy: false }), {}, {}],
    Array(20).fill({ allowToBuy: false }),
    Array(3).fill({}),
  ];
  let asked = 0;
  stubFetch(async () => {
    const collection = pages[asked]?.map((more, index) => workWith({ ...more, code: `W-${asked}-${index}` }));
    asked += 1;
    return Response.json({ data: { products: { collection, paginationInfo: { totalCount: 43 } } } });
  });
  const http = createHttp({
    settings: { apiBase: 'http://shop.test/api/v2/shop/' },
    locale: () => 'de',
    authoriser: { token: async () => null, rejected: () => {} },
    log: () => {},
  });
  const latest = await readLatest(http, new AbortController().signal);
  expect(latest.map(({ code }) => code)).toEqual(['W-0-18', 'W-0-19', 'W-2-0', 'W-2-1', 'W-2-2']);
  expect(asked).toBe(3);
});
