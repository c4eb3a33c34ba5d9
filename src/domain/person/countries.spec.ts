import { expect, test } from 'vitest';
import { frequentFirst, isCountryCode, residencesIn } from './countries.ts';

test('the countries are those of ISO 3166-1: 249, by two capital letters', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode);
  expect(known).toHaveLength(249);
  expect(known).toEqual(expect.arrayContaining(['AD', 'CC', 'DE', 'GB', 'KE', 'MT', 'RU', 'TZ', 'ZW']));
  for (const none of ['XK', 'XX', 'EU', 'de', 'D', '', 'DEU', 'D E']) expect(isCountryCode(none)).toBe(false);
});

test('the most common countries come first, each once, and the others keep their order', () => {
  const of = (...codes: string[]) => codes.map((code) => ({ code }));
  expect(frequentFirst(of('AF', 'AT', 'BE', 'CH', 'DE', 'FR'))).toEqual(of('DE', 'AT', 'CH', 'AF', 'BE', 'FR'));
  expect(frequentFirst(of('FR', 'CH', 'BE'))).toEqual(of('CH', 'FR', 'BE'));
});

test('a residence is in the zone, or stays as it is', () => {
  const of = (...codes: string[]) => codes.map((code) => ({ code }));
  const all = of('AT', 'CH', 'DE', 'FR');
  expect(residencesIn(all, null, [])).toEqual(all);
  expect(residencesIn(all, ['DE', 'AT', 'XX'], [undefined])).toEqual(of('AT', 'DE'));
  expect(residencesIn(all, ['DE'], ['CH', undefined])).toEqual(of('CH', 'DE'));
  expect(residencesIn(all, [], [])).toEqual([]);
});
