import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { stubFetch } from '#api/testing/fetch.ts';
import { isOffline } from '#machines/app/connectivity/selectors.ts';
import { World } from '../testing/browser.ts';
import { startConnectivity } from './startConnectivity.ts';

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const begin = () => startConnectivity(undefined);
const sentOn = (type: string) => {
  const connectivity = begin();
  const sent = vi.spyOn(connectivity, 'send');
  world.happen(type);
  return sent.mock.calls.map(([event]) => event.type);
};

/** Every window signal that is listened to, with its event for the machine. */
const SIGNALS = {
  offline: 'connection.lost',
  online: 'connection.restored',
  'vite:preloadError': 'chunk.failed',
};

describe('the connection', () => {
  test('listens to exactly these signals of the window', () => {
    begin();
    expect(world.listened).toEqual(Object.keys(SIGNALS));
  });

  test.each(Object.entries(SIGNALS))('maps %s to %s', (signal, event) => {
    expect(sentOn(signal)).toEqual([event]);
  });

  test.each([true, false])('starts with the browser’s state: online %s', (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    expect(isOffline(begin().getSnapshot())).toBe(!onLine);
  });
});

const built = (hash: string) => `<link rel="modulepreload" crossorigin href="/assets/app-${hash}.js">`;

/** Stubs the running page, by the attributes of its first script; null for none. */
function running(attributes: { href: string } | null) {
  const entry = attributes && { getAttribute: (name: 'href') => attributes[name] };
  vi.stubGlobal('document', { querySelector: () => entry });
}

/** Stubs the page that the server has now; null for status 503. */
function served(page: string | null) {
  stubFetch(async (path: string, { cache }: RequestInit) => {
    expect([path, cache]).toEqual(['/', 'no-store']);
    return new Response(page ?? 'down', { status: page === null ? 503 : 200 });
  });
}

async function missChunk() {
  const connectivity = begin();
  connectivity.send({ type: 'chunk.failed' });
  return waitFor(
    connectivity,
    (snapshot) => snapshot.matches({ version: 'current' }) || snapshot.hasTag('updateAvailable'),
  );
}

describe('a chunk that cannot be loaded', () => {
  test.each<[string, { href: string } | null, string | null, number]>([
    ['reloads the page if the server has a newer one', { href: '/assets/app-1.js' }, built('2'), 1],
    ['does not reload if the server has the same', { href: '/assets/app-1.js' }, built('1'), 0],
    ['does not reload if the server cannot be reached', { href: '/assets/app-1.js' }, null, 0],
    ['does not reload if the server has another page', { href: '/assets/app-1.js' }, '<h1>Wartung</h1>', 0],
    ['reloads a page that names no script', null, built('1'), 1],
    ['does not reload in development, whose page has no versions', null, '<script type="module" src="/main.tsx">', 0],
  ])('%s', async (_, attributes, page, reloads) => {
    running(attributes);
    served(page);
    const after = await missChunk();
    expect(world.reloads).toBe(reloads);
    expect(after.matches({ version: 'current' })).toBe(reloads === 0);
  });

  test('reloads once for each version, then the page offers the newer one', async () => {
    running({ href: '/assets/app-1.js' });
    served(built('2'));
    await missChunk();
    expect(world.sessionStorage['parkett.reloaded']).toBe('/assets/app-2.js');
    const again = await missChunk();
    expect(again.hasTag('updateAvailable')).toBe(true);
    expect(world.reloads).toBe(1);
    served(built('3'));
    await missChunk();
    expect(world.reloads).toBe(2);
  });

  test('does not reload if that cannot be stored, which might never end', async () => {
    running({ href: '/assets/app-1.js' });
    served(built('2'));
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: forbidden });
    expect((await missChunk()).hasTag('updateAvailable')).toBe(true);
    expect(world.reloads).toBe(0);
  });
});
