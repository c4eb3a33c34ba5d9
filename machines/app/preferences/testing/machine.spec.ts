import { describe, expect, test } from 'vitest';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { preferencesMachine } from '../machine.ts';
import { selectLocale } from '../selectors.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

const played = (...events: Parameters<typeof play>[2][]) =>
  play(preferencesMachine, { locale: 'de', theme: 'system' }, ...events);
const english = { type: 'locale.chosen', locale: 'en' };
const emittedBy = (...events: Parameters<typeof play>[2][]) =>
  played(...events).effects.flatMap((effect) => (effect.type === 'emit' ? effect.event : []));

describe('the preferences of a device', () => {
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
});
