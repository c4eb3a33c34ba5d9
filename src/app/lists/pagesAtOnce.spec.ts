import { expect, test } from 'vitest';
import { pagesShown, readPagesAtOnce } from './pagesAtOnce.ts';

/** Creates a shop with `totalItems` entries, and lists the pages requested from it. */
function shopOf(totalItems: number) {
  const asked: string[] = [];
  const readPage = async ({ page, itemsPerPage }: { page: number; itemsPerPage: number }) => {
    asked.push(`${page} of ${itemsPerPage}`);
    const from = (page - 1) * itemsPerPage;
    const member = Array.from({ length: totalItems }, (_, id) => id).slice(from, from + itemsPerPage);
    return { member, totalItems };
  };
  return { asked, readPage };
}
const idOf = (entry: number) => entry;

test('a list opened without an address is read page by page', async () => {
  const { asked, readPage } = shopOf(40);
  const first = await readPagesAtOnce(readPage, { page: 1, pageSize: 12 }, 1, idOf);
  expect([first.member.length, first.totalItems]).toEqual([12, 40]);
  await readPagesAtOnce(readPage, { page: 2, pageSize: 12 }, 1, idOf);
  expect(asked).toEqual(['1 of 12', '2 of 12']);
});

test('a list that is returned to reads all earlier rows at once, and continues after them', async () => {
  const { asked, readPage } = shopOf(400);
  const first = await readPagesAtOnce(readPage, { page: 1, pageSize: 12 }, 3, idOf);
  expect(first.member).toHaveLength(36);
  const next = await readPagesAtOnce(readPage, { page: 2, pageSize: 12 }, 3, idOf);
  expect(next.member[0]).toBe(36);
  expect(asked).toEqual(['1 of 36', '4 of 12']);
});

test('the calls of a long list stay below the shop’s limit, and load no more rows than before', async () => {
  const { asked, readPage } = shopOf(400);
  const first = await readPagesAtOnce(readPage, { page: 1, pageSize: 12 }, 9, idOf);
  expect(first.member).toHaveLength(108);
  expect(asked).toEqual(['1 of 96', '2 of 96']);
  expect((await readPagesAtOnce(readPage, { page: 2, pageSize: 12 }, 9, idOf)).member[0]).toBe(108);
});

test('an entry that moved between two calls appears once', async () => {
  const moved = async ({ page }: { page: number }) => ({ member: page === 1 ? [1, 2] : [2, 3], totalItems: 3 + page });
  const { member, totalItems } = await readPagesAtOnce(moved, { page: 1, pageSize: 12 }, 9, idOf);
  expect([member, totalItems]).toEqual([[1, 2, 3], 5]);
});

test('an address names whole pages, at least one, and at most as many as a list can show', () => {
  expect(['', '0', '12', '13', '96', '-5', 'x', '9999', '99999'].map((limit) => pagesShown(limit, 12))).toEqual([
    1, 1, 1, 2, 8, 1, 1, 167, 1,
  ]);
  expect(pagesShown(undefined, 12)).toBe(1);
});
