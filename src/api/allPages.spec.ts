import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAllPages } from './allPages.ts';

const shopOf = (items: readonly number[], size: number) => {
  const asked: number[] = [];
  const readPage = async (page: number) => {
    asked.push(page);
    return { member: items.slice((page - 1) * size, page * size), totalItems: items.length };
  };
  return { asked, readPage };
};

/** Requirement 15.3. */
describe('readAllPages', () => {
  it('reads every item once, whatever the page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        async (all, size) => {
          const { asked, readPage } = shopOf(all, size);
          expect(await readAllPages(readPage, (item) => item)).toEqual(all);
          expect(asked).toHaveLength(Math.max(1, Math.ceil(all.length / size)));
        },
      ),
    );
  });

  it('returns an item once that moved to the next page between two reads', async () => {
    const pages = [
      [3, 2],
      [2, 1],
    ];
    const readPage = async (page: number) => ({ member: pages[page - 1] ?? [], totalItems: 4 });
    expect(await readAllPages(readPage, (item) => item)).toEqual([3, 2, 1]);
  });

  it('reports the first page if there are more', async () => {
    const told: number[][] = [];
    await readAllPages(shopOf([5, 4, 3], 2).readPage, String, (items) => told.push(items));
    expect(told).toEqual([[5, 4]]);
    await readAllPages(shopOf([5, 4], 2).readPage, String, (items) => told.push(items));
    expect(told).toHaveLength(1);
  });

  it('requests the last page right after the first, as it has the newest items of a list sorted oldest first', async () => {
    const { asked, readPage } = shopOf([1, 2, 3, 4, 5, 6, 7], 2);
    expect(await readAllPages(readPage, String)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(asked).toEqual([1, 4, 3, 2]);
  });

  it('ends with an empty first page, whatever the total', async () => {
    expect(await readAllPages(async () => ({ member: [], totalItems: 7 }), String)).toEqual([]);
  });

  it('fails if any page fails', async () => {
    const readPage = async (page: number) => {
      if (page === 2) throw new Error('cut');
      return { member: [page], totalItems: 3 };
    };
    await expect(readAllPages(readPage, (item) => item)).rejects.toThrow('cut');
  });
});
