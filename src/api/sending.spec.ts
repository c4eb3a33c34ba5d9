import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { documentOf } from './graphql.ts';
import type { Http } from './http.ts';
import { failureIn, httpOf } from './testing/shop.ts';

/** No shop is needed here: every call is aborted or fails before it could arrive. */
const httpWith = (timeouts?: { read: number; write: number; download: number }) =>
  httpOf({ settings: { apiBase: 'http://127.0.0.1:1/' }, timeouts });
const Thing = z.object({ name: z.string() });
const named = documentOf(() => '{ name }');

/** All kinds of call, each with the limit that applies to it. */
const calls: {
  [M in Exclude<keyof Http, 'apiBase' | 'localeCodeOf'>]: [
    limit: 'read' | 'write' | 'download',
    make: (http: Http, signal?: AbortSignal) => Promise<unknown>,
  ];
} = {
  get: ['read', (http, signal) => http.get('things', Thing, { call: 'readOrder', signal })],
  graphql: ['read', (http, signal) => http.graphql(named, {}, Thing, { call: 'readProducts', signal })],
  post: ['write', (http, signal) => http.post('things', {}, Thing, { call: 'addItem', signal })],
  put: ['write', (http, signal) => http.put('things', {}, Thing, { call: 'addItem', signal })],
  patch: ['write', (http, signal) => http.patch('things', {}, Thing, { call: 'completeOrder', signal })],
  delete: ['write', (http, signal) => http.delete('things', { call: 'cancelOrder', signal })],
  blob: ['download', (http, signal) => http.blob('file', 'application/pdf', { call: 'downloadFile', signal })],
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Makes timers with this limit run out at once, and all others never. */
const onlyRunsOut = (limit: number) =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((duration) => {
    const controller = new AbortController();
    if (duration === limit) controller.abort(new DOMException('over', 'TimeoutError'));
    return controller.signal;
  });

describe('the timeout of a call', () => {
  test.each(Object.values(calls).map(([limit, make], index) => [Object.keys(calls)[index], limit, make] as const))(
    '%s has the limit of a %s, beside a signal of the caller as well',
    async (_, limit, make) => {
      const usual = { read: 15_000, write: 30_000, download: 60_000 };
      const timer = onlyRunsOut(usual[limit]);
      expect(await failureIn(make(httpWith()))).toEqual({ kind: 'timeout' });
      expect(timer.mock.calls).toEqual([[usual[limit]]]);
      expect(await failureIn(make(httpWith(), new AbortController().signal))).toEqual({ kind: 'timeout' });
      const givenUp = { kind: 'general', status: null, detail: null };
      expect(await failureIn(make(httpWith(), AbortSignal.abort()))).toEqual(givenUp);
    },
  );

  test('can be set by specs', async () => {
    const timer = onlyRunsOut(300);
    const http = httpWith({ read: 150, write: 300, download: 450 });
    expect(await failureIn(http.delete('things', { call: 'cancelOrder' }))).toEqual({ kind: 'timeout' });
    expect(timer.mock.calls).toEqual([[300]]);
  });
});

// A library that retries a call would place an order twice.
test.each(Object.entries(calls))('a call that is cut halfway is not sent again: %s', async (_, [, make]) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  expect(await failureIn(make(httpWith()))).toEqual({ kind: 'offline' });
  expect(sent).toHaveBeenCalledTimes(1);
});

// Browsers reject with different messages, Safari's unlike Chrome's, but all with a TypeError. An answer that is cut
// while it is read rejects with the bare TypeError, which ofetch does not wrap.
test.each([
  ['no connection to the shop', new TypeError('Failed to fetch'), true, { kind: 'offline' }],
  ['no network, whatever was thrown', new Error('odd'), false, { kind: 'offline' }],
  // The detail names the error, but no address, and no token in an address.
  ['something else', new Error('odd'), true, { kind: 'general', detail: 'odd' }],
  [
    'something else that names an address',
    new Error('odd: "https://shop.test/reset?token=a-b_c.9&x=%20", /verify#t0ken, that is all'),
    true,
    { kind: 'general', detail: 'odd: "https://shop.test/reset", /verify that is all' },
  ],
  [
    'something else, in a browser without a connection state',
    new Error('odd'),
    undefined,
    { kind: 'general', status: null },
  ],
  ['a thrown text', 'odd', true, { kind: 'general', status: null }],
])('%s', async (_, thrown, onLine, failure) => {
  vi.stubGlobal('navigator', { onLine });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(thrown);
  expect(await failureIn(calls.get[1](httpWith()))).toMatchObject(failure);
});

test('an unreadable answer is a general failure, with the browser’s message and the error as cause', async () => {
  const broken = new Error('cut in two');
  const body = new ReadableStream({ start: (stream) => stream.error(broken) });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers: { 'Content-Type': 'text/plain' } }));
  await expect(calls.get[1](httpWith())).rejects.toMatchObject({
    failure: { kind: 'general', status: null, detail: 'cut in two' },
    cause: broken,
  });
});

test('a violation of the contract has the schema’s error as its cause, for the console', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ name: 1 }));
  await expect(calls.get[1](httpWith())).rejects.toMatchObject({ cause: { issues: [{ path: ['name'] }] } });
});
