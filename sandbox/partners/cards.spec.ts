import { describe, expect, test } from 'vitest';
import { isCardNumber, problemsOf, TEST_CARDS } from './cards.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const CARD = { number: '4242 4242 4242 4242', expiry: '12/28', cvc: '123', holder: 'Julia Lindner' };

test.each(TEST_CARDS.map(({ number }) => number))('%s has a valid check digit', (number) => {
  expect(isCardNumber(number)).toBe(true);
});

test('one wrong digit is detected', () => expect(isCardNumber('4242424242424241')).toBe(false));

describe('the form', () => {
  test('is accepted if valid', () => expect(problemsOf(CARD, NOW)).toEqual({}));
  test.each([
    ['an invalid number', { number: '4242 4242' }, { number: 'number' }],
    ['a real card', { number: '5555 5555 5555 4444' }, { number: 'unknownCard' }],
    ['an invalid month', { expiry: '13/28' }, { expiry: 'expiry' }],
    ['last month', { expiry: '10/26' }, { expiry: 'expired' }],
    ['this month', { expiry: '11/2026' }, {}],
    ['no code', { cvc: '' }, { cvc: 'cvc' }],
    ['no name', { holder: ' ' }, { holder: 'holder' }],
  ] as const)('%s', (_, change, problems) => {
    expect(problemsOf({ ...CARD, ...change }, NOW)).toEqual(problems);
  });
});
