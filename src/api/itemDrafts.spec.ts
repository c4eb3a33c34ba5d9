import { afterEach, expect, test, vi } from 'vitest';
import { createHttp } from './http.ts';
import { changeItem } from './itemDrafts.ts';

const http = createHttp({
  settings: { apiBase: 'http://shop.test/' },
  locale: () => 'de',
  authoriser: { token: async () => 'jwt', rejected: () => {} },
  log: () => {},
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['SOLD_ALREADY', 'conflict'],
  ['RIGHTS_OF_ONE', 'violations'],
])('a change that the shop refuses with %s fails with “%s”', async (code, kind) => {
  const body = { violations: [{ propertyPath: '', message: 'words', code }] };
  const headers = { 'Content-Type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 422, headers }));
  await expect(changeItem(http, 'WELLE', { royalties: 5 })).rejects.toMatchObject({ failure: { kind } });
});
