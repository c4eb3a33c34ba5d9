import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Settings } from '#domain/shop/settings.ts';
import { AppContext, useApp } from './app.ts';
import { chunkOf } from './chunk.ts';
import { createApp } from './createApp.ts';
import { late } from './late.tsx';
import { World } from './testing/browser.ts';

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a part is asked for when it is first wanted, and once', async () => {
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

test('a part that cannot be had is asked for again when the connection is back, as long as somebody waits', async () => {
  const { connectivity } = createApp(Settings.parse({}));
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return 'part';
  });
  const chunk = chunkOf(load);
  const [stays, leaves] = [vi.fn(), vi.fn()];
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

test('until its code is there, a placeholder stands in the place of a part, or nothing', () => {
  const app = createApp(Settings.parse({}));
  const shown = (Part: ReturnType<typeof late>) =>
    renderToStaticMarkup(createElement(AppContext, { value: app }, createElement(Part)));
  const load = async () => () => 'part';
  expect(shown(late(load, 'soon'))).toBe('soon');
  expect(shown(late(load))).toBe('');
});

const Brand = () => useApp().settings.brand;

test('a part of the page knows its app, and says so where there is none', () => {
  const app = createApp(Settings.parse({ brand: 'Parkett' }));
  expect(renderToStaticMarkup(createElement(AppContext, { value: app }, createElement(Brand)))).toBe('Parkett');
  expect(() => renderToStaticMarkup(createElement(Brand))).toThrow('useApp needs an AppContext around it.');
});
