import { useState } from 'react';
import * as z from 'zod/mini';
import { pageSizes } from '#domain/constants/limits.ts';
import type { ItemSearch } from '#domain/search/itemSearch.ts';
import type { Item } from '#domain/shop/item.ts';
import { createListMachine } from '#machines/kit/list/machine.ts';
import { useApp } from '../app.ts';
import { ItemReader } from './itemReader.ts';
import { pagesShown, readPagesAtOnce } from './pagesAtOnce.ts';
import { useList } from './useList.ts';
import { type PositionKind, useScrollPosition } from './useScrollPosition.ts';

const codeOf = ({ code }: Item) => code;
const machine = createListMachine<Item, ItemSearch>(codeOf);
const pageSize = pageSizes.products;

/** Frames until the cards near a scroll position are rendered and the pages have their final height. */
const SETTLING = 12;

/**
 * Scroll position among works, whose pages have no height of their own until they are near the screen (`ItemPages`):
 * the first visible card, by page and index, and the distance of its top from the viewport's. Restoring it changes the
 * heights above, so it is repeated for a moment, unless the customer scrolls meanwhile.
 */
const among: PositionKind = {
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

/** Returns the first of vertically stacked elements that reaches into the viewport; its index is -1 if none does. */
function firstShown(elements: Element[]) {
  const index = elements.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  return { index, element: elements[index] };
}

interface ItemListOptions {
  /** True if the list is rendered: its scroll position cannot be restored before. */
  isShown?: boolean;
  /** Called with the number of rows about to be shown. */
  onGrow: (rows: number) => void;
}

/**
 * Searches items, twelve per page (requirement 9.8); shows as many at first as the address says (`limit`), and restores
 * the scroll position.
 */
export function useItemList(
  search: ItemSearch,
  limit: string | undefined,
  { isShown = true, onGrow }: ItemListOptions,
) {
  const { http } = useApp();
  // From then on the list grows by itself, and its address follows.
  const [shown] = useState(() => pagesShown(limit, pageSize));
  const [reader] = useState(() => new ItemReader(http));
  const list = useList(machine, { pageSize, filters: search }, (asked, signal) =>
    readPagesAtOnce((page) => reader.read(page, asked.filters, signal), asked, shown, codeOf),
  );
  const { items, onMore } = list;
  useScrollPosition(isShown && items !== undefined, among);
  return {
    ...list,
    onMore: () => {
      onMore();
      onGrow((items?.length ?? 0) + pageSize);
    },
  };
}
