import type { Page } from '#domain/shop/collection.ts';

/**
 * Reads a collection to its end: a total, an export or a lookup is never made of its first page alone. The pages after
 * the first are read at once, the last one first: of a list that comes oldest first it has the newest. What the shop moved from one page to the next meanwhile is there once.
 *
 * @param readPage Pages count from 1.
 * @param idOf Tells the items apart.
 * @param onFirst Hears of the first page where there are more.
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
