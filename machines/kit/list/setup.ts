import { assign, setup } from 'xstate';
import type { Page } from '#domain/shop/collection.ts';
import { type BackoffContext, backoffDelays, backoffGuards } from '#machines/kit/backoff.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { maximumRetries } from '#machines/kit/retry.ts';
import { readPagePort } from './ports.ts';

export interface ListInput<F> {
  /** Entries per page (requirement 9.8: 12 products, 50 orders …). */
  pageSize: number;
  /** Filters, constant for the life of the list: other filters create another list. */
  filters: F;
  /** Maximum number of entries to read; 2,000 by default. */
  maximum?: number;
}

export interface ListContext<T, F> extends BackoffContext {
  items: T[];
  /** Number of pages in `items`. */
  pages: number;
  /** Number of entries that match the filters, as the shop counts them; null before the first answer. */
  total: number | null;
  pageSize: number;
  maximum: number;
  filters: F;
}

export type ListEvent =
  | { type: 'more.requested' }
  /** A write changed the list: the first page is read again, and the old entries stay visible until then. */
  | { type: 'list.invalidated' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' };

/** Creates the setup of a list's chart: see machine.ts. `keyOf` identifies an entry. */
export const listSetup = <T, F>(keyOf: (item: T) => string | number) => {
  /** Appends a page without duplicates: an entry may move to the next page between two reads. */
  const merged = (items: T[], page: T[]) => {
    const known = new Set(items.map(keyOf));
    return [...items, ...page.filter((item) => !known.has(keyOf(item)))];
  };
  /**
   * True if the list is complete. `items` may exceed the shop's current total: older answers may hold deleted entries.
   */
  const isEnd = ({ maximum }: ListContext<T, F>, items: T[], { member, totalItems }: Page<T>) =>
    member.length === 0 || Math.min(merged(items, member).length, maximum) >= totalItems;
  return setup({
    types: {
      context: {} as ListContext<T, F>,
      input: {} as ListInput<F>,
      events: {} as ListEvent,
      // `busy`: a page is loading. `growable`: a further page can be requested or is loading. `slow`: the page says
      // that loading the first page takes longer than usual.
      tags: {} as 'busy' | 'growable' | 'slow',
      meta: {} as Meta,
    },
    actors: { readPage: readPagePort<T, F>() },
    delays: backoffDelays,
    guards: {
      /** True if the first page holds all entries or is empty. */
      isAll: ({ context }, params: { page: Page<T> }) => isEnd(context, [], params.page),
      /** True if this page completes the list or is empty. */
      isLast: ({ context }, params: { page: Page<T> }) => isEnd(context, context.items, params.page),
      /** True if the first page alone reaches the maximum. */
      isLong: ({ context }, params: { page: Page<T> }) => params.page.member.length >= context.maximum,
      completes: ({ context }, params: { page: Page<T> }) =>
        merged(context.items, params.page.member).length >= context.maximum,
      ...backoffGuards,
    },
    actions: {
      begin: assign(({ context }, params: { page: Page<T> }) => ({
        items: params.page.member.slice(0, context.maximum),
        pages: 1,
        total: params.page.totalItems,
        failure: null,
      })),
      grow: assign(({ context }, params: { page: Page<T> }) => ({
        items: merged(context.items, params.page.member).slice(0, context.maximum),
        pages: context.pages + 1,
        total: params.page.totalItems,
        failure: null,
      })),
      rememberFailure: failureActions.rememberFailure,
      countRetry: assign({ retries: ({ context }) => Math.min(context.retries + 1, maximumRetries) }),
      startOver: assign({ retries: 0 }),
    },
  });
};
