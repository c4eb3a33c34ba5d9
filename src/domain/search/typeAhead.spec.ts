import { expect, test } from 'vitest';
import { isFoundBy, meantBy } from './typeAhead.ts';

const countries = [
  { code: 'DE', terms: ['DE', 'Deutschland', 'Germany'] },
  { code: 'AT', terms: ['AT', 'Österreich', 'Austria'] },
  { code: 'DK', terms: ['DK', 'Dänemark', 'Denmark'] },
  { code: 'US', terms: ['US', 'Vereinigte Staaten', 'United States'] },
  { code: 'CI', terms: ['CI', 'Côte d’Ivoire', 'Côte d’Ivoire'] },
];
const found = (typed: string) => countries.filter((each) => isFoundBy(each, typed)).map(({ code }) => code);
const meant = (typed: string) => meantBy(countries, typed)?.code ?? null;

test.each([
  ['', ['DE', 'AT', 'DK', 'US', 'CI']],
  ['Deu', ['DE']],
  ['DE', ['DE', 'DK']],
  ['osterreich', ['AT']],
  ['Oesterreich', ['AT']],
  ['O\u0308ster', ['AT']],
  ['staaten', ['US']],
  ['cote d ivoire', ['CI']],
  ["côte d'iv", ['CI']],
  ['  austria ', ['AT']],
  ['land', []],
  ['.*', ['DE', 'AT', 'DK', 'US', 'CI']],
])('typed text finds by %j', (typed, expected) => expect(found(typed)).toEqual(expected));

test.each([
  ['Türkei', 'tuerkei', 'trkei'],
  ['Groß-Gerau', 'gross gerau', 'gro gerau'],
  ['Korea, Republik', 'korea republik', 'korearepublik'],
])('typed text finds %s in a spelling without umlauts, ß and signs', (name, typed, other) => {
  expect([typed, other].map((text) => isFoundBy({ terms: [name] }, text))).toEqual([true, false]);
});

test('typed text selects nothing when empty, even with a single option', () => {
  expect(meantBy(countries.slice(0, 1), ' ')).toBeNull();
});

test.each([
  ['Deutschland', 'DE'],
  ['de', 'DE'],
  ['oest', 'AT'],
  ['D', null],
  ['', null],
])('typed text selects by the whole text %j', (typed, expected) => expect(meant(typed)).toBe(expected));
