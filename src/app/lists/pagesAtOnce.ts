import type { Page } from '#domain/shop/collection.ts';

/** Maximum of pages per call: 96 items of 12, below the shop's limit of 100 per answer. */
const most = 8;

/**
 * Reads a page of a list whose first page holds several usual pages: a revisited list is read in few calls and
 * continues at its former length. An entry that the shop moved between two calls is returned once.
 *
 * @param readPage Pages count from 1.
 * @param asked The list's own count of pages, and the usual size of a page.
 * @param shown Number of usual pages that the first page holds.
 * @param idOf Unique key of an entry.
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

/** Returns the number of whole pages for the row count in an address: at least one, at most 2,000 rows. */
export const pagesShown = (limit = '', pageSize: number): number =>
  Math.min(
    Math.max(Math.ceil((/^\d{1,4}$/.test(limit) ? Number(limit) : 0) / pageSize), 1),
    Math.ceil(2000 / pageSize),
  );
