import { describe, expect, test } from 'vitest';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { preferencesMachine } from '../machine.ts';
import { selectLocale, selectMasked, selectTheme } from '../selectors.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

const played = (...events: Parameters<typeof play>[2][]) =>
  play(preferencesMachine, { locale: 'de', theme: 'system' }, ...events);
const english = { type: 'locale.chosen', locale: 'en' };
const emittedBy = (...events: Parameters<typeof play>[2][]) =>
  played(...events).effects.flatMap((effect) => (effect.type === 'emit' ? effect.event : []));

describe('the preferences of a device', () => {
  test('start as they were stored, with the amounts visible', () => {
    const { snapshot, running } = played();
    expect([selectLocale(snapshot), selectTheme(snapshot), selectMasked(snapshot)]).toEqual(['de', 'system', false]);
    expect(running).toEqual([]);
  });

  test('show another language once its texts have loaded, and the old one until then', () => {
    const asking = played(english);
    expect(selectLocale(asking.snapshot)).toBe('de');
    expect(asking.snapshot.hasTag('busy')).toBe(true);
    expect(asking.effects).toEqual([
      { type: 'start', id: 'loadCatalogue', src: 'loadCatalogue', input: { locale: 'en' } },
    ]);
    const { snapshot } = played(english, succeeds('loadCatalogue'));
    expect(selectLocale(snapshot)).toBe('en');
    expect(snapshot.hasTag('busy')).toBe(false);
    expect(emittedBy(english, succeeds('loadCatalogue'))).toEqual([{ type: 'locale.switched', locale: 'en' }]);
  });

  test('keep the language if its texts cannot be loaded, report it, and can be changed again', () => {
    const failed = [english, fails('loadCatalogue', new Error('chunk'))];
    expect(selectLocale(played(...failed).snapshot)).toBe('de');
    expect(emittedBy(...failed)).toEqual([{ type: 'locale.failed' }]);
    expect(played(...failed, english).running).toEqual(['loadCatalogue']);
  });

  test('load nothing for the displayed language', () => {
    expect(played().snapshot.can({ type: 'locale.chosen', locale: 'de' })).toBe(false);
  });

  test('apply light or dark at once, whatever else is running', () => {
    const dark = { type: 'theme.chosen', theme: 'dark' };
    expect(selectTheme(played(english, dark).snapshot)).toBe('dark');
    expect(emittedBy(dark)).toEqual([{ type: 'theme.switched', theme: 'dark' }]);
  });

  test('hide the amounts from onlookers, and show them again', () => {
    const masked = { type: 'amounts.masked' };
    expect(selectMasked(played(masked).snapshot)).toBe(true);
    expect(selectMasked(played(masked, english, succeeds('loadCatalogue')).snapshot)).toBe(true);
    expect(selectMasked(played(masked, { type: 'amounts.revealed' }).snapshot)).toBe(false);
    expect(emittedBy(masked)).toEqual([{ type: 'amounts.switched', masked: true }]);
    expect(emittedBy(masked, { type: 'amounts.revealed' })).toEqual([{ type: 'amounts.switched', masked: false }]);
  });
});
