import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { World } from '../testing/browser.ts';
import {
  dismissBanner,
  endBannerSession,
  noteWelcome,
  readBannerMemory,
  subscribeBannerMemory,
} from './bannerMemory.ts';

const DAY = 86_400_000;

let world: World;

beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
  world.install();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const storage = (key: string | null) => world.window.dispatchEvent(Object.assign(new Event('storage'), { key }));

test('a subscriber hears of each change, here and in another tab, and of nothing else', () => {
  const changed = vi.fn<() => void>();
  const unsubscribe = subscribeBannerMemory(changed);
  const heard = () => {
    const { length } = changed.mock.calls;
    changed.mockClear();
    return length;
  };
  dismissBanner('anna', 'pending');
  expect(heard()).toBe(1);
  dismissBanner('anna', 'pending');
  expect(heard()).toBe(0);
  storage('parkett.banners.x');
  expect(heard()).toBe(1);
  storage(null); // Another tab cleared everything.
  expect(heard()).toBe(1);
  storage('another.parkett.banners');
  expect(heard()).toBe(0);
  unsubscribe();
  dismissBanner('anna', 'identity');
  storage('parkett.banners.x');
  expect(heard()).toBe(0);
});

test('the end of a session keeps all other data in storage, and does not prolong a welcome', () => {
  noteWelcome('anna', 'awaited');
  noteWelcome('bert', 'shown');
  const others = { 'another.parkett.banners': 'x', 'parkett.session': world.localStorage['parkett.session'] };
  Object.assign(world.localStorage, others);
  endBannerSession();
  expect(world.localStorage).toMatchObject(others);
  vi.setSystemTime(Date.now() + 20 * DAY);
  endBannerSession();
  vi.setSystemTime(Date.now() + 15 * DAY);
  expect([readBannerMemory('anna').welcome, readBannerMemory('bert').welcome]).toEqual([null, null]);
});
