import { expect, test } from 'vitest';
import { commonPasswordsOf, isCommonPassword, lettersOf } from './commonPassword.ts';
import { knownPasswords } from './knownPasswords.ts';

const customer = ['Ada', 'Müller-Lüdenscheidt', 'ada.m.wunderlich@example.de', 'Anleihen Nord'];

test.each([
  ['Passwort-2026!', 'digits and signs after it'],
  ['!!2026-Passwort', 'digits and signs before it'],
  ['P@ssw0rd1', 'signs for letters'],
  ['Qwertz-123', 'a row of keys'],
  ['Anleihen-Nord-2026', 'the brand'],
  ['Nord-Passwort-7', 'a word of the brand beside another'],
  ['Sommer-2026!', 'a season'],
  ['Frühling#2026', 'accents'],
  ['Fruehling-2026!', 'two letters for an umlaut'],
  ['Mu3nchen-2026!', 'a digit for one of these letters'],
  ['Mueller-2026!', 'a name with two letters for its umlaut'],
  ['Sommer2026Sommer!', 'digits between a word and itself'],
  ['Ada2026Passwort!', 'digits between a name and a word'],
  ['Ada1Passwort!', 'one digit between them'],
  ['P@sswort2026P@ssw0rt', 'digits between words that have digits themselves'],
  ['Ada-Test-2026', 'a first name beside a word'],
  ['Ada-Ada-2026!', 'a first name twice'],
  ['Wunderlich-77!', 'a mail address'],
  ['Lüdenscheidt-Müller1', 'a last name in another order'],
  ['Passwort-Passwort-1', 'a word twice'],
])('%s is common: %s', (password) => {
  expect(isCommonPassword(password, knownPasswords, customer)).toBe(true);
});

test.each(['Sommerwiese-26!', 'korrektes Pferd Batterie Heftklammer 1A!', 'xK7$qLm2!pRt', 'Lindners-Kranich-4'])(
  '%s is not common',
  (password) => {
    expect(isCommonPassword(password, knownPasswords, customer)).toBe(false);
  },
);

test('a name is found in any spelling, and keeps its own e', () => {
  const common = new Set(['test']);
  expect(isCommonPassword('Müller-Test-1', common, ['Mueller'])).toBe(true);
  expect(isCommonPassword('Mueller-Test-1', common, ['Müller'])).toBe(true);
  expect(isCommonPassword('AnnaEbert-Test-1', common, ['Anna Ebert'])).toBe(true);
  expect(isCommonPassword('Müller-1', new Set(['mueller']), [])).toBe(true);
});

test("another shop's name is not common", () => {
  expect(isCommonPassword('Parkett-Eichenholz-1', knownPasswords, customer)).toBe(false);
  expect(isCommonPassword('Parkett-2026', new Set(['test']), ['Anleihen Nord'])).toBe(false);
  expect(isCommonPassword('Parkett-2026', new Set(['test']), ['Parkett'])).toBe(true);
});

test('a list has each word once, and none without letters', () => {
  const words = commonPasswordsOf(['123456', 'abc123', 'ABC!', 'p@ssw0rd', 'password', 'a1']);
  expect(words.filter((word) => ['abc', 'password', 'a', ''].includes(word))).toEqual(['abc', 'password']);
});

test.each([
  ['1qaz2wsx', 'qazwsx'],
  ['Straße-5', 'strasse'],
  ['12345!', ''],
])('the letters of %s are %j', (password, letters) => {
  expect(lettersOf(password)).toBe(letters);
});
