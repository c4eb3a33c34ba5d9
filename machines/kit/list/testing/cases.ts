import type { Page } from '#domain/shop/collection.ts';
import { notFound, offline } from '#machines/testing/failures.ts';
import { type Cases, elapses, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { createListMachine, type ListMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

interface Entry {
  id: number;
}
interface Filters {
  phrase: string;
}

export const pageWith = (...ids: number[]): Page<Entry> => ({ member: ids.map((id) => ({ id })), totalItems: 99 });

const listCases: Cases<ListMachine<Entry, Filters>> = {
  input: { pageSize: 2, filters: { phrase: '' }, maximum: 5 },
  events: [
    { type: 'more.requested' },
    { type: 'list.invalidated' },
    { type: 'retry.requested' },
    { type: 'connection.restored' },
  ],
  outcomes: [
    succeeds('readPage', pageWith(1, 2), 'a full page'),
    succeeds('readPage', pageWith(1, 2, 3, 4, 5), 'as many as are shown at most'),
    succeeds('readPage', pageWith(), 'an empty page'),
    succeeds('readPage', { ...pageWith(1, 2), totalItems: 2 }, 'all that there are'),
    fails('readPage', offline),
    fails('readPage', notFound),
    elapses('backoff', 'list.loading.reading.pausing'),
    elapses('patience', 'list.loading.waiting.usual'),
    elapses('backoff', 'list.loadingMore.pausing'),
  ],
  stateKey: ({ context }) => [context.items.length > 0, context.failure?.kind, context.retries],
  invariants: ({ context, value }) => ({
    'no entry is shown twice': new Set(context.items.map(({ id }) => id)).size === context.items.length,
    'the list is never longer than its maximum': context.items.length <= context.maximum,
    'a further page that fails leaves the entries': value !== 'failedMore' || context.items.length > 0,
    'a completely shown list has no failure': !(value === 'exhausted' || value === 'ready') || context.failure === null,
  }),
};

export const subject: Subject = {
  name: 'list',
  machine: createListMachine<Entry, Filters>((entry) => entry.id),
  cases: listCases,
  selectors,
};
