// Messages of a tab to the atlas and their timing, with a channel and locks that the test controls.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { Settings } from '#domain/shop/settings.ts';
import { preferencesMachine } from '#machines/app/preferences/machine.ts';
import { inspectAs } from './inspect.ts';
import { watch } from './live.ts';
import type { LiveNews } from './protocol.ts';
import type { Seen } from './seen.ts';

let said: LiveNews[];
let names: string[];
let channel: EventTarget;
let window: EventTarget;
/** Requested locks in order, each with a function that grants it. */
let locks: { name: string; grant: () => void; isHeld: boolean }[];

beforeEach(() => {
  said = [];
  names = [];
  locks = [];
  window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { pathname: '/orders' });
  vi.stubGlobal('navigator', {
    locks: {
      request(name: string, hold: () => Promise<void>) {
        const lock = { name, isHeld: false, grant: () => {} };
        lock.grant = () => {
          lock.isHeld = true;
          void hold().then(() => {
            lock.isHeld = false;
          });
        };
        locks.push(lock);
        return Promise.resolve();
      },
    },
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor(name: string) {
        super();
        names.push(name);
        channel = this;
      }
      postMessage(message: LiveNews) {
        said.push(message);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const ask = (data: unknown = 'tabs.asked') => channel.dispatchEvent(new MessageEvent('message', { data }));
const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
/** Starts an actor that `see` watches, and sends it an event. */
const act = (see: (seen: Seen) => void) => {
  const inspect = (event: InspectionEvent) => see([event, 7]);
  const actor = createActor(preferencesMachine, { input: { locale: 'de', theme: 'dark' }, inspect }).start();
  actor.send({ type: 'amounts.masked' });
};
const types = () => said.map(({ type }) => type);
const granted = async () => {
  for (const lock of locks) lock.grant();
  await settled();
};

describe('an inspected tab', () => {
  test('reports once it holds the lock of its name, including earlier events', async () => {
    const early: Seen[] = [];
    act((seen) => early.push(seen));
    const { push } = watch(early);
    act(push);
    await settled();
    expect(said).toEqual([]);
    await granted();
    expect(names).toEqual(['parkett.live']);
    expect(said).toMatchObject([
      { type: 'happened', page: '/orders', actors: [{ machine: 'preferences', since: 7 }, {}] },
    ]);
    const [news] = said;
    expect(locks.map(({ name }) => name)).toEqual([`parkett.live ${news?.tab}`]);
  });

  test('answers the request of an atlas, and no other message on the channel', async () => {
    const { push } = watch([]);
    act(push);
    await granted();
    said = [];
    ask({ type: 'told' });
    ask('something else');
    await settled();
    expect(said).toEqual([]);
    ask();
    await settled();
    expect(said).toMatchObject([{ type: 'told', page: '/orders', actors: [{ machine: 'preferences' }] }]);
    expect(said[0]?.type === 'told' && said[0].entries.length).toBe(2);
  });

  test('reports its closing and releases its lock; shown again, it takes one and reports everything again', async () => {
    const { push } = watch([]);
    act(push);
    await granted();
    said = [];
    turn('pagehide', true);
    await settled();
    expect(types()).toEqual(['closed']);
    expect(locks.map(({ isHeld }) => isHeld)).toEqual([false]);
    // `pageshow` also fires when a page is loaded: then it was never left.
    turn('pageshow', false);
    expect(locks).toHaveLength(1);
    turn('pageshow', true);
    expect(locks).toHaveLength(2);
    await settled();
    expect(types()).toEqual(['closed']);
    locks[1]?.grant();
    await settled();
    expect(types()).toEqual(['closed', 'told']);
    expect(new Set(said.map(({ tab }) => tab)).size).toBe(1);
  });

  test('reports at once in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    act(watch([]).push);
    await settled();
    expect(types()).toEqual(['happened']);
    turn('pagehide', true);
    expect(types()).toEqual(['happened', 'closed']);
  });
});

describe('inspection', () => {
  test('is off unless the deployment’s settings allow it', () => {
    expect(inspectAs(Settings.parse({}), null)).toBeUndefined();
    expect(names).toEqual([]);
  });

  test('stores events until its code has loaded, and reports them with their time', async () => {
    const inspect = inspectAs(Settings.parse({ inspect: true }), null);
    const before = Date.now();
    createActor(preferencesMachine, { input: { locale: 'de', theme: 'dark' }, inspect }).start();
    await vi.waitFor(() => expect(locks).toHaveLength(1));
    createActor(preferencesMachine, { input: { locale: 'en', theme: 'dark' }, inspect }).start();
    await granted();
    const actors = said.flatMap((news) => (news.type === 'closed' ? [] : news.actors));
    expect(actors).toHaveLength(2);
    for (const { since } of actors) expect(since).toBeGreaterThanOrEqual(before);
  });
});
