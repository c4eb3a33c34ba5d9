import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Theme } from '#machines/app/preferences/machine.ts';
import { selectMasked } from '#machines/app/preferences/selectors.ts';
import { forbiddenStorage, World } from '../testing/browser.ts';
import { startPreferences } from './startPreferences.ts';

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const begin = () => startPreferences(undefined);
const settled = (preferences: ReturnType<typeof begin>) => waitFor(preferences, (snapshot) => !snapshot.hasTag('busy'));

describe('preferences start', () => {
  test.each<[string | undefined, Theme]>([
    ['light', 'light'],
    ['dark', 'dark'],
    [undefined, 'system'],
    ['sepia', 'system'],
  ])('with the theme %s that the boot script has shown as %s', (shown, theme) => {
    Object.assign(document.documentElement.dataset, shown === undefined ? {} : { theme: shown });
    expect(begin().getSnapshot().context.theme).toBe(theme);
  });

  test('with the language that the boot script has set, by default German', () => {
    expect(begin().getSnapshot().context.locale).toBe('de');
    document.documentElement.lang = 'en';
    expect(begin().getSnapshot().context.locale).toBe('en');
  });
});

/** Chosen theme, with the theme that the page then shows and the device stores. */
const THEMES: [Theme, string | undefined][] = [
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', undefined],
];

describe('a choice', () => {
  test.each(THEMES)('of the theme %s is shown at once and stored', (theme, shown) => {
    world.localStorage['parkett.theme'] = 'dark';
    Object.assign(document.documentElement.dataset, { theme: 'dark' });
    const preferences = begin();
    preferences.send({ type: 'theme.chosen', theme });
    expect(document.documentElement.dataset.theme).toBe(shown);
    expect(world.localStorage['parkett.theme']).toBe(shown);
  });

  test('of a language loads its texts, sets the page’s language and is stored', async () => {
    const preferences = begin();
    preferences.send({ type: 'locale.chosen', locale: 'en' });
    expect(world.localStorage['parkett.locale']).toBeUndefined();
    await settled(preferences);
    expect(preferences.getSnapshot().context.locale).toBe('en');
    expect(world.localStorage['parkett.locale']).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  test('of the displayed language loads nothing', () => {
    const preferences = begin();
    preferences.send({ type: 'locale.chosen', locale: 'de' });
    expect(preferences.getSnapshot().hasTag('busy')).toBe(false);
    expect(world.localStorage['parkett.locale']).toBeUndefined();
  });

  test('lasts until the page is closed if nothing may be stored', async () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const preferences = begin();
    for (const [theme, shown] of THEMES) {
      preferences.send({ type: 'theme.chosen', theme });
      expect(document.documentElement.dataset.theme).toBe(shown);
    }
    preferences.send({ type: 'locale.chosen', locale: 'en' });
    expect((await settled(preferences)).context.locale).toBe('en');
  });
});

describe('the amounts', () => {
  test('that were hidden are hidden after a reload, until they are shown', () => {
    begin().send({ type: 'amounts.masked' });
    const reloaded = begin();
    expect(selectMasked(reloaded.getSnapshot())).toBe(true);
    reloaded.send({ type: 'amounts.revealed' });
    expect(selectMasked(begin().getSnapshot())).toBe(false);
    expect(world.localStorage['parkett.masked']).toBeUndefined();
  });

  test('are visible if storage is forbidden, and can be hidden', () => {
    vi.stubGlobal('localStorage', forbiddenStorage());
    const preferences = begin();
    expect(selectMasked(preferences.getSnapshot())).toBe(false);
    preferences.send({ type: 'amounts.masked' });
    expect(selectMasked(preferences.getSnapshot())).toBe(true);
  });
});

describe('another tab', () => {
  const store = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

  test('changes theme, masking and language here; other keys and unknown values are ignored', async () => {
    const preferences = begin();
    const state = () => {
      const snapshot = preferences.getSnapshot();
      return [snapshot.context.theme, selectMasked(snapshot), snapshot.context.wanted];
    };
    store('parkett.theme', 'dark');
    store('parkett.masked', 'yes');
    expect(state()).toEqual(['dark', true, 'de']);
    expect(document.documentElement.dataset.theme).toBe('dark');
    store('parkett.theme', null);
    store('parkett.masked', null);
    store('parkett.locale', 'fr');
    store('parkett.session', null);
    expect(state()).toEqual(['system', false, 'de']);
    store('parkett.locale', 'en');
    expect(state()).toEqual(['system', false, 'en']);
    await settled(preferences);
  });
});
