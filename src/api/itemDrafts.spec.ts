import { afterEach, expect, test, vi } from 'vitest';
import { changeItem } from './itemDrafts.ts';
import { answering, httpOf } from './testing/shop.ts';

const http = httpOf();
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['SOLD_ALREADY', 'conflict'],
  ['RIGHTS_OF_ONE', 'violations'],
])('a change that the shop refuses with %s fails with “%s”', async (code, kind) => {
  answering({ violations: [{ propertyPath: '', message: 'words', code }] }, 422);
  await expect(changeItem(http, 'WELLE', { royalties: 5 })).rejects.toMatchObject({ failure: { kind } });
});
