import type { Page } from '#domain/shop/collection.ts';

/** Pages that one call asks for at most: 96 items of 12, below the 100 that the shop gives at once. */
const most = 8;

/**
 * A page of a list whose first page holds what several would: a list that is come back to is read in few calls, and goes
 * on from where it was left. What the shop moved meanwhile from one call to the next is there once.
 *
 * @param readPage Pages count from 1.
 * @param asked The list's own count of pages, and the usual size of one.
 * @param shown How many usual pages the first page holds.
 * @param idOf Tells the entries apart.
 */
export async function readPagesAtOnce<T>(
  readPage: (page: { page: number; itemsPerPage: number }) => Promise<Page<T>>,
  asked: { page: number; pageSize: number },
  shown: number,
  idOf: (entry: T) => unknown,
): Promise<Page<T>> {
  const { page, pageSize } = asked;
  if (page > 1) return readPage({ page: page + shown - 1, itemsPerPage: pageSize });
  const itemsPerPage = Math.min(shown, most) * pageSize;
  const calls = Math.ceil((shown * pageSize) / itemsPerPage);
  const parts = await Promise.all(Array.from({ length: calls }, (_, at) => readPage({ page: at + 1, itemsPerPage })));
  const entries = parts.flatMap(({ member }) => member);
  const once = [...new Map(entries.map((entry) => [idOf(entry), entry])).values()];
  return {
    member: once.slice(0, shown * pageSize),
    totalItems: Math.max(...parts.map(({ totalItems }) => totalItems)),
  };
}

/** How many whole pages the number of entries in an address stands for: one at least, and no more than a list can show. */
export const pagesShown = (limit = '', pageSize: number): number =>
  Math.min(
    Math.max(Math.ceil((/^\d{1,4}$/.test(limit) ? Number(limit) : 0) / pageSize), 1),
    Math.ceil(2000 / pageSize),
  );
