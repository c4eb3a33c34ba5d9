import { useState } from 'react';
import { readItems } from '#api/items.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { type ItemSearch, itemFiltersOf } from '#domain/forms/itemSearch.ts';
import type { Item } from '#domain/shop/item.ts';
import { createListMachine } from '#machines/list/machine.ts';
import { useApp } from './app.ts';
import { pagesShown, readPagesAtOnce } from './pagesAtOnce.ts';
import { useList } from './useList.ts';
import { usePlace } from './usePlace.ts';

const codeOf = ({ code }: Item) => code;
const machine = createListMachine<Item, ItemSearch>(codeOf);
const pageSize = pageSizes.products;

/**
 * Items that are searched for, twelve on a page (spec section 9), as many at first as the address says (`limit`), and at
 * the place where they were left. `onGrow` hears how many are about to be shown.
 */
export function useItemList(search: ItemSearch, limit: string | undefined, onGrow: (rows: number) => void) {
  const { http } = useApp();
  // The list grows by itself from then on; its address follows.
  const [shown] = useState(() => pagesShown(limit, pageSize));
  const list = useList(machine, { pageSize, filters: search }, (asked, signal) =>
    readPagesAtOnce(
      (page) => readItems(http, { ...page, ...itemFiltersOf(asked.filters) }, signal),
      asked,
      shown,
      codeOf,
    ),
  );
  const { items, onMore } = list;
  usePlace(items !== undefined);
  return {
    ...list,
    onMore: () => {
      onMore();
      onGrow((items?.length ?? 0) + pageSize);
    },
  };
}
