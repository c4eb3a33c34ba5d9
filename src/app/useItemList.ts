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

/** In so many frames the cards near a place have come, and pages have the height of theirs. */
const SETTLING = 12;

/**
 * A place among works, whose pages have no height of their own until they are near the screen (`ItemPages`): the first
 * card that is on the screen, by its page, and how far its top is from the screen's. The heights above it change while it is
 * gone to, so it is gone to again for a moment, unless somebody scrolls meanwhile.
 */
const among: PlaceKind = {
  here: () => {
    const page = firstShown([...document.querySelectorAll('[data-page]')]);
    const card = firstShown([...(page.element?.children ?? [])]);
    return { page: page.index, card: card.index, top: (card.element ?? page.element)?.getBoundingClientRect().top };
  },
  goTo: (kept, left) => {
    const { data: place } = Place.safeParse(kept);
    if (!place) return;
    const settling = new AbortController();
    const over = AbortSignal.any([left, settling.signal]);
    const stop = () => settling.abort();
    const settle = (frames: number) => {
      const page = document.querySelectorAll('[data-page]')[place.page];
      const there = page?.children[place.card] ?? page;
      if (!there || frames === 0) stop();
      if (!there || over.aborted) return;
      window.scrollBy(0, there.getBoundingClientRect().top - place.top);
      requestAnimationFrame(() => settle(frames - 1));
    };
    for (const moved of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(moved, stop, { passive: true, signal: over });
    settle(SETTLING);
  },
};
const Place = z.object({ page: z.int(), card: z.int(), top: z.number() });

/** The first of some that stand below one another and reach into the screen; none has the index -1. */
function firstShown(elements: Element[]) {
  const index = elements.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  return { index, element: elements[index] };
}

interface ItemListOptions {
  /** Whether the list is on the page: a place in it cannot be gone to before. */
  isShown?: boolean;
  /** Hears how many are about to be shown. */
  onGrow: (rows: number) => void;
}

/**
 * Items that are searched for, twelve on a page (spec section 9), as many at first as the address says (`limit`), and at
 * the place where they were left.
 */
export function useItemList(
  search: ItemSearch,
  limit: string | undefined,
  { isShown = true, onGrow }: ItemListOptions,
) {
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
  usePlace(isShown && items !== undefined, among);
  return {
    ...list,
    onMore: () => {
      onMore();
      onGrow((items?.length ?? 0) + pageSize);
    },
  };
}
