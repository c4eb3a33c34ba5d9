import type { Page } from '#domain/shop/collection.ts';
import { withBackoff, withPatience } from '#machines/kit/backoff.ts';
import { type ListContext, listSetup } from './setup.ts';

/** Default maximum of entries, more than a customer scrolls through; beyond that, filters help. */
const usualMaximum = 2000;

/**
 * Creates the machine of a list that grows by page until it has as many entries as the shop counts, or until a page is
 * empty (requirement 4.26).
 *
 * A factory for the sake of the types, like `createResourceMachine`. `keyOf` identifies an entry, so that an entry that
 * moves to the next page between two reads is shown once.
 */
export const createListMachine = <T, F>(keyOf: (item: T) => string | number) => {
  const pageOf = ({ event }: { event: { output: Page<T> } }) => ({ page: event.output });
  const begin = { type: 'begin', params: pageOf } as const;
  const grow = { type: 'grow', params: pageOf } as const;
  const requestOf = ({ pageSize, filters }: ListContext<T, F>, page: number) => ({ page, pageSize, filters });

  const first = {
    id: 'readPage',
    src: 'readPage',
    input: ({ context }: { context: ListContext<T, F> }) => requestOf(context, 1),
    onDone: [
      { guard: { type: 'isAll', params: pageOf }, target: '#list.exhausted', actions: begin },
      { guard: { type: 'isLong', params: pageOf }, target: '#list.full', actions: begin },
      { target: '#list.ready', actions: begin },
    ],
  } as const;

  const further = {
    id: 'readPage',
    src: 'readPage',
    input: ({ context }: { context: ListContext<T, F> }) => requestOf(context, context.pages + 1),
    onDone: [
      { guard: { type: 'isLast', params: pageOf }, target: '#list.exhausted', actions: grow },
      { guard: { type: 'completes', params: pageOf }, target: '#list.full', actions: grow },
      { target: '#list.ready', actions: grow },
    ],
  } as const;

  return listSetup<T, F>(keyOf).createMachine({
    id: 'list',
    description: 'A list that loads page by page until it has all entries or reaches its maximum.',
    context: ({ input }) => ({
      items: [],
      pages: 0,
      total: null,
      pageSize: input.pageSize,
      maximum: input.maximum ?? usualMaximum,
      filters: input.filters,
      failure: null,
      retries: 0,
    }),
    initial: 'loading',
    on: {
      'list.invalidated': { target: '.loading' },
    },
    states: {
      loading: {
        tags: 'busy',
        meta: { requirement: '4.26' },
        ...withPatience(first, '#list.failed', {
          asking: { description: 'The app reads the first page; the list shows placeholders.' },
          pausing: { description: 'The shop could not be reached; the app retries in a moment.' },
        }),
      },
      ready: {
        description: 'Entries are shown, and more can be loaded.',
        tags: 'growable',
        meta: { requirement: '4.26' },
        on: { 'more.requested': { target: 'loadingMore' } },
      },
      loadingMore: {
        tags: ['busy', 'growable'],
        meta: { requirement: '4.26' },
        ...withBackoff(further, '#list.failedMore', {
          asking: { description: 'The entries stay; the app reads the next page.' },
          pausing: { description: 'The entries stay; the shop could not be reached and the app retries in a moment.' },
        }),
      },
      exhausted: {
        description: 'All entries are shown, or the list is empty.',
        meta: { requirement: '4.26' },
      },
      full: {
        description: 'The list has reached its maximum and says that filters help more than further pages.',
        meta: { requirement: '11.2' },
      },
      failed: {
        description: 'The first page could not be read; the list shows the reason and offers a retry.',
        meta: { requirement: '8.9' },
        on: {
          'retry.requested': { target: 'loading' },
          'connection.restored': { guard: { type: 'failedInPassing' }, target: 'loading' },
        },
      },
      failedMore: {
        description:
          'The entries stay; the next page could not be read, and the list shows the reason and offers a retry.',
        meta: { requirement: '8.9' },
        on: {
          // `more.requested` is missing because scrolling would retry again and again.
          'retry.requested': { target: 'loadingMore' },
          'connection.restored': { guard: { type: 'failedInPassing' }, target: 'loadingMore' },
        },
      },
    },
  });
};

export type ListMachine<T, F> = ReturnType<typeof createListMachine<T, F>>;
