import { listSetup } from './setup.ts';

/** More than anybody scrolls through; filters help from here on. */
const usualMaximum = 2000;

/**
 * A list that grows by page until an empty page says that all are fetched (spec section 4, Other).
 *
 * A factory for the sake of the types, as `createResourceMachine`. `keyOf` names an entry, so that one which moves to
 * the next page while somebody reads is shown once.
 */
export const createListMachine = <T, F>(keyOf: (item: T) => string | number) =>
  listSetup<T, F>(keyOf).createMachine({
    id: 'list',
    description:
      'A list that grows by page until an empty page says that all entries are fetched; filters begin it anew.',
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
      'filters.changed': {
        target: '.loading',
        actions: { type: 'filter', params: ({ event }) => ({ filters: event.filters }) },
      },
      'list.invalidated': { target: '.loading' },
    },
    states: {
      loading: {
        tags: 'busy',
        meta: { requirement: 'spec 4: browse lists grow by page' },
        entry: { type: 'startOver' },
        initial: 'reading',
        states: {
          reading: {
            description: 'The first page is on its way; placeholders stand for it.',
            invoke: {
              id: 'readPage',
              src: 'readPage',
              input: ({ context }) => ({ page: 1, pageSize: context.pageSize, filters: context.filters }),
              onDone: [
                {
                  guard: { type: 'isEmpty', params: ({ event }) => ({ page: event.output }) },
                  target: '#list.exhausted',
                  actions: { type: 'begin', params: ({ event }) => ({ page: event.output }) },
                },
                {
                  guard: { type: 'fills', params: ({ event }) => ({ page: event.output, first: true }) },
                  target: '#list.full',
                  actions: { type: 'begin', params: ({ event }) => ({ page: event.output }) },
                },
                {
                  target: '#list.ready',
                  actions: { type: 'begin', params: ({ event }) => ({ page: event.output }) },
                },
              ],
              onError: [
                {
                  guard: { type: 'mayRepeat', params: ({ event }) => ({ error: event.error }) },
                  target: 'pausing',
                  actions: [
                    { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                    { type: 'countRetry' },
                  ],
                },
                {
                  target: '#list.failed',
                  actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                },
              ],
            },
          },
          pausing: {
            description: 'The shop could not be reached; it is asked again in a moment.',
            after: { backoff: { target: 'reading' } },
            on: { 'retry.requested': { target: 'reading' }, 'connection.restored': { target: 'reading' } },
          },
        },
      },
      ready: {
        description: 'Entries are shown, and there may be more of them.',
        tags: 'growable',
        meta: { requirement: 'spec 4: load more, scroll to bottom' },
        on: { 'more.requested': { target: 'loadingMore' } },
      },
      loadingMore: {
        tags: 'busy',
        meta: { requirement: 'spec 4: load more, scroll to bottom' },
        entry: { type: 'startOver' },
        initial: 'reading',
        states: {
          reading: {
            description: 'The entries stay; the next page is on its way.',
            invoke: {
              id: 'readPage',
              src: 'readPage',
              input: ({ context }) => ({
                page: context.pages + 1,
                pageSize: context.pageSize,
                filters: context.filters,
              }),
              onDone: [
                {
                  guard: { type: 'isEmpty', params: ({ event }) => ({ page: event.output }) },
                  target: '#list.exhausted',
                  actions: { type: 'clearFailure' },
                },
                {
                  guard: { type: 'fills', params: ({ event }) => ({ page: event.output, first: false }) },
                  target: '#list.full',
                  actions: { type: 'grow', params: ({ event }) => ({ page: event.output }) },
                },
                {
                  target: '#list.ready',
                  actions: { type: 'grow', params: ({ event }) => ({ page: event.output }) },
                },
              ],
              onError: [
                {
                  guard: { type: 'mayRepeat', params: ({ event }) => ({ error: event.error }) },
                  target: 'pausing',
                  actions: [
                    { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                    { type: 'countRetry' },
                  ],
                },
                {
                  target: '#list.failedMore',
                  actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                },
              ],
            },
          },
          pausing: {
            description: 'The entries stay; the shop could not be reached and is asked again in a moment.',
            after: { backoff: { target: 'reading' } },
            on: { 'retry.requested': { target: 'reading' }, 'connection.restored': { target: 'reading' } },
          },
        },
      },
      exhausted: {
        description: 'All entries are shown, or there are none.',
        meta: { requirement: 'spec 4: an empty page means all are fetched' },
      },
      full: {
        description: 'So many entries that filters help more than further pages; the list says so.',
        meta: { requirement: 'design, How a machine is written here: nothing unbounded' },
      },
      failed: {
        description: 'The first page could not be had; the reason is shown with a way to try again.',
        meta: { requirement: 'spec 8: failed data fetch' },
        on: {
          'retry.requested': { target: 'loading' },
          'connection.restored': { guard: { type: 'failedInPassing' }, target: 'loading' },
        },
      },
      failedMore: {
        description: 'The entries stay; the next page could not be had, with the reason and a way to try again.',
        meta: { requirement: 'spec 8: failed data fetch' },
        on: {
          // Not `more.requested`: scrolling would ask again and again.
          'retry.requested': { target: 'loadingMore' },
          'connection.restored': { guard: { type: 'failedInPassing' }, target: 'loadingMore' },
        },
      },
    },
  });

export type ListMachine<T, F> = ReturnType<typeof createListMachine<T, F>>;
