import { describe, expect, test } from 'vitest';
import { commonPasswordsOf, isCommonPassword, lettersOf } from './commonPassword.ts';
import { knownPasswords } from './knownPasswords.ts';

const customer = ['Ada', 'Müller-Lüdenscheidt', 'ada.m.wunderlich@example.de'];

describe('a password is common', () => {
  test.each([
    ['Passwort-2026!', 'digits and signs after it'],
    ['!!2026-Passwort', 'digits and signs before it'],
    ['P@ssw0rd1', 'signs for letters'],
    ['Password1!', 'a word of the list'],
    ['Qwertz-123', 'a row of keys'],
    ['Parkett-2026', 'the product'],
    ['Parkett-Passwort-7', 'the product beside a word'],
    ['Sommer-2026!', 'a season'],
    ['Winter-2027!', 'a season'],
    ['Frühling#2026', 'accents'],
    ['Dezember-2026', 'a month'],
    ['Ada-Test-2026', 'a first name beside a word'],
    ['Ada-Ada-2026!', 'a first name twice'],
    ['Wunderlich-77!', 'a mail address'],
    ['Lüdenscheidt-Müller1', 'a last name in another order'],
    ['Passwort-Passwort-1', 'a word twice'],
  ])('%s: %s', (password) => {
    expect(isCommonPassword(password, knownPasswords, customer)).toBe(true);
  });
});

test.each([
  'Sommerwiese-26!',
  'Wintergerste-27!',
  'Eichenholz-27!',
  'korrektes Pferd Batterie Heftklammer 1A!',
  'xK7$qLm2!pRt',
  'Lindners-Kranich-4',
])('%s is not common', (password) => {
  expect(isCommonPassword(password, knownPasswords, customer)).toBe(false);
});

test('of a list each word is kept once, and nothing without letters', () => {
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

test('the list has ten thousand words', () => {
  expect(knownPasswords.size).toBe(10_000);
});
