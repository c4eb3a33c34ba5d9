import { assign, setup } from 'xstate';
import type { Page } from '#domain/shop/collection.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { type BackoffContext, backoffDelays, backoffGuards } from '#machines/backoff.ts';
import type { Meta } from '#machines/meta.ts';
import { maximumRetries } from '#machines/retry.ts';
import { readPagePort } from './ports.ts';

export interface ListInput<F> {
  /** Spec section 9: 12 products, 50 orders … */
  pageSize: number;
  /** The same for as long as the list lives: other filters are another list. */
  filters: F;
  /** Entries after which no further page is read; 2,000 unless given. */
  maximum?: number;
}

export interface ListContext<T, F> extends BackoffContext {
  items: T[];
  /** Pages in `items`. */
  pages: number;
  /** Entries that match the filters, as the shop counts them; null before the first answer. */
  total: number | null;
  pageSize: number;
  maximum: number;
  filters: F;
}

export type ListEvent =
  | { type: 'more.requested' }
  /** A write changed the list: the first page is read again, the old entries stay until it is there. */
  | { type: 'list.invalidated' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' };

/** What the chart of a list is written in: see machine.ts. `keyOf` names an entry. */
export const listSetup = <T, F>(keyOf: (item: T) => string | number) => {
  /** An entry that moves to the next page while somebody reads is kept once. */
  const merged = (items: T[], page: T[]) => {
    const known = new Set(items.map(keyOf));
    return [...items, ...page.filter((item) => !known.has(keyOf(item)))];
  };
  /** What an older answer holds may be more than the shop counts by now. */
  const isEnd = ({ maximum }: ListContext<T, F>, items: T[], { member, totalItems }: Page<T>) =>
    member.length === 0 || Math.min(merged(items, member).length, maximum) >= totalItems;
  return setup({
    types: {
      context: {} as ListContext<T, F>,
      input: {} as ListInput<F>,
      events: {} as ListEvent,
      // `busy`: a page is on its way. `growable`: there may be more, which the person may ask for or has asked for.
      // `slow`: it is said that the first page takes longer than usual.
      tags: {} as 'busy' | 'growable' | 'slow',
      meta: {} as Meta,
    },
    actors: { readPage: readPagePort<T, F>() },
    delays: backoffDelays,
    guards: {
      /** The first page holds as many as the shop counts, or nothing. */
      isAll: ({ context }, params: { page: Page<T> }) => isEnd(context, [], params.page),
      /** With this page it is as many as the shop counts, or the page is empty. */
      isLast: ({ context }, params: { page: Page<T> }) => isEnd(context, context.items, params.page),
      /** The first page alone is all that a list can show. */
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
      rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
      countRetry: assign({ retries: ({ context }) => Math.min(context.retries + 1, maximumRetries) }),
      startOver: assign({ retries: 0 }),
    },
  });
};
