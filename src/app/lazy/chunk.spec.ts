import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Settings } from '#domain/shop/settings.ts';
import { AppContext, useApp } from '../app.ts';
import { createApp } from '../start/createApp.ts';
import { World } from '../testing/browser.ts';
import { chunkOf } from './chunk.ts';
import { lazyPart } from './lazyPart.tsx';

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a chunk is requested when it is first needed, and once', async () => {
  const { connectivity } = createApp(Settings.parse({}));
  const load = vi.fn(async () => 'part');
  const chunk = chunkOf(load);
  const changed = vi.fn();
  expect([chunk.read(), load.mock.calls.length]).toEqual([null, 0]);
  chunk.follow(connectivity, changed);
  await settled();
  expect([chunk.read(), changed.mock.calls.length]).toEqual(['part', 1]);
  chunk.follow(connectivity, changed);
  await settled();
  expect([load.mock.calls.length, changed.mock.calls.length]).toEqual([1, 2]);
});

test('a failed chunk is requested again when the connection is back, as long as a component waits', async () => {
  const { connectivity } = createApp(Settings.parse({}));
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return 'part';
  });
  const chunk = chunkOf(load);
  const stays = vi.fn();
  const leaves = vi.fn();
  chunk.follow(connectivity, stays);
  const leave = chunk.follow(connectivity, leaves);
  await settled();
  expect([chunk.read(), stays.mock.calls.length, leaves.mock.calls.length]).toEqual([null, 0, 0]);
  leave();
  isThere = true;
  world.happen('offline');
  world.happen('online');
  await settled();
  expect([chunk.read(), stays.mock.calls.length, leaves.mock.calls.length]).toEqual(['part', 1, 0]);
});

test('a chunk that fails although the connection is back is requested again, at growing intervals', async () => {
  const { connectivity } = createApp(Settings.parse({}));
  vi.useFakeTimers();
  const load = vi.fn(async (): Promise<string> => Promise.reject(new TypeError('Failed to fetch')));
  const chunk = chunkOf(load);
  const changed = vi.fn();
  const leave = chunk.follow(connectivity, changed);
  const callsAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return load.mock.calls.length;
  };
  expect([await callsAfter(0), await callsAfter(999), await callsAfter(1), await callsAfter(1_999)]).toEqual([
    1, 1, 2, 2,
  ]);
  load.mockResolvedValueOnce('part');
  expect([await callsAfter(1), chunk.read(), changed.mock.calls.length]).toEqual([3, 'part', 1]);
  expect(await callsAfter(60_000)).toBe(3);
  leave();
  vi.useRealTimers();
});

test('a chunk is not requested again after its component has left, even if the answer was pending', async () => {
  const { connectivity } = createApp(Settings.parse({}));
  vi.useFakeTimers();
  const load = vi.fn(async (): Promise<string> => Promise.reject(new TypeError('Failed to fetch')));
  const early = chunkOf(load);
  const late = chunkOf(load);
  early.follow(connectivity, vi.fn())();
  const leave = late.follow(connectivity, vi.fn());
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a chunk shows its placeholder, or nothing, until its code has loaded', () => {
  const app = createApp(Settings.parse({}));
  const shown = (Part: ReturnType<typeof lazyPart>) =>
    renderToStaticMarkup(createElement(AppContext, { value: app }, createElement(Part)));
  const load = async () => () => 'part';
  expect(shown(lazyPart(load, 'soon'))).toBe('soon');
  expect(shown(lazyPart(load))).toBe('');
});

const Brand = () => useApp().settings.brand;

test('a component knows its app, and throws without one', () => {
  const app = createApp(Settings.parse({ brand: 'Parkett' }));
  expect(renderToStaticMarkup(createElement(AppContext, { value: app }, createElement(Brand)))).toBe('Parkett');
  expect(() => renderToStaticMarkup(createElement(Brand))).toThrow('No AppContext.');
});
