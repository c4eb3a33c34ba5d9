import type { Page } from '#domain/shop/collection.ts';

/** Key of resources with an id. */
export const byId = ({ id }: { id: number }): number => id;

/**
 * Reads all pages of a collection, so that a total, an export or a lookup never rests on its first page alone. Requests
 * all later pages at once, the last one first: in a list sorted oldest first, that page holds the newest items. Drops
 * duplicates of items that moved between pages during the read.
 *
 * @param readPage Pages count from 1.
 * @param idOf Returns the key by which duplicates are found.
 * @param onFirst Called with the first page if there are more.
 */
export async function readAllPages<T>(
  readPage: (page: number) => Promise<Page<T>>,
  idOf: (item: T) => unknown,
  onFirst: (items: T[]) => void = () => undefined,
): Promise<T[]> {
  const first = await readPage(1);
  const size = first.member.length + (first.leftOut ?? 0);
  const count = size === 0 ? 1 : Math.ceil(first.totalItems / size);
  if (count > 1) onFirst(first.member);
  const rest = await Promise.all(Array.from({ length: count - 1 }, (_, index) => readPage(count - index)));
  const items = [first, ...rest.reverse()].flatMap(({ member }) => member);
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}
