import { useState } from 'react';
import * as z from 'zod/mini';
import { readItems } from '#api/items.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { type ItemSearch, itemFiltersOf } from '#domain/forms/itemSearch.ts';
import type { Item } from '#domain/shop/item.ts';
import { createListMachine } from '#machines/list/machine.ts';
import { useApp } from './app.ts';
import { pagesShown, readPagesAtOnce } from './pagesAtOnce.ts';
import { useList } from './useList.ts';
import { type PlaceKind, usePlace } from './usePlace.ts';

const codeOf = ({ code }: Item) => code;
const machine = createListMachine<Item, ItemSearch>(codeOf);
const pageSize = pageSizes.products;

/**
 * A place among works, whose pages have no height of their own until they are near the screen (`ItemPages`): the page at
 * the screen's upper edge, and how far from it.
 */
const among: PlaceKind = {
  here: () => {
    const places = [...document.querySelectorAll('[data-page]')].map((page) => page.getBoundingClientRect());
    const page = places.findIndex(({ bottom }) => bottom > 0);
    return { page, top: places[page]?.top };
  },
  goTo: (kept) => {
    const { data: place } = Place.safeParse(kept);
    const page = place && document.querySelectorAll('[data-page]')[place.page];
    if (place && page) window.scrollBy(0, page.getBoundingClientRect().top - place.top);
  },
};
const Place = z.object({ page: z.int(), top: z.number() });

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
  usePlace(items !== undefined, among);
  return {
    ...list,
    onMore: () => {
      onMore();
      onGrow((items?.length ?? 0) + pageSize);
    },
  };
}
