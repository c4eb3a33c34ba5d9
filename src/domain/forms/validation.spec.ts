import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { character } from '../testing/character.ts';
import * as rules from './validation.ts';

const kindOf = (breach: rules.RuleBreach | null) => breach?.kind ?? null;

test('firstFailing returns the first broken rule only', () => {
  const list = [rules.required, rules.minLength(3), rules.digitsOnly];
  expect(rules.firstFailing(list, '')).toEqual({ kind: 'required' });
  expect(rules.firstFailing(list, 'ab')).toEqual({ kind: 'tooShort', value: 3 });
  expect(rules.firstFailing(list, 'abc')).toEqual({ kind: 'digitsOnly' });
  expect(rules.firstFailing(list, '123')).toBeNull();
});

test('of an empty value only required is checked', () => {
  const today = '2026-11-21';
  const text = [
    rules.maxLength(1),
    rules.minLength(9),
    rules.digitsOnly,
    rules.lettersDigits,
    rules.lettersDigitsMinus,
    rules.lettersDigitsMinusSlash,
    rules.uppercaseDigits,
    rules.twoDecimals,
    rules.password,
    rules.email,
    rules.phone('DE'),
    rules.oneTimeCode,
    rules.date,
    rules.minAge(18, today),
    rules.notFuture(today),
    rules.minDate(today),
    rules.maxDate(today),
  ];
  expect(rules.firstFailing(text, '')).toBeNull();
  expect(rules.firstFailing([rules.maximum(1), rules.minimum(1), rules.equal(1)], null)).toBeNull();
  for (const empty of ['', '  ', null, Number.NaN, []]) expect(kindOf(rules.required(empty))).toBe('required');
  for (const full of ['x', 0, ['x']]) expect(rules.required(full)).toBeNull();
});

test('a length counts letters as a person does', () => {
  expect(rules.maxLength(2)('ü👍')).toBeNull();
  expect(rules.maxLength(2)('u\u0308👍')).toBeNull();
  expect(rules.maxLength(2)('abc')).toEqual({ kind: 'tooLong', value: 2 });
  expect(rules.minLength(2)('👍')).toEqual({ kind: 'tooShort', value: 2 });
});

test('numbers may equal their bounds', () => {
  expect(rules.maximum(5)(5)).toBeNull();
  expect(rules.maximum(5)(6)).toEqual({ kind: 'aboveMaximum', value: 5 });
  expect(rules.minimum(5)(5)).toBeNull();
  expect(rules.minimum(5)(4)).toEqual({ kind: 'belowMinimum', value: 5 });
  expect(rules.equal(5)(5)).toBeNull();
  expect(rules.equal(5)(4)).toEqual({ kind: 'notEqual', value: 5 });
});

describe('patterns', () => {
  test.each([
    ['digitsOnly', rules.digitsOnly, ['0123'], ['1a', '1 2', '-1', '٣', '1\n']],
    ['lettersDigits', rules.lettersDigits, ['aZ9', 'Müller'], ['a-b', 'a/b', 'a b', 'a_b']],
    ['lettersDigitsMinus', rules.lettersDigitsMinus, ['a-9', 'Ä'], ['a/b', 'a b']],
    ['lettersDigitsMinusSlash', rules.lettersDigitsMinusSlash, ['12/345/67890', 'a-b'], ['a b', 'a.b', 'a\\b']],
    ['uppercaseDigits', rules.uppercaseDigits, ['DE123'], ['de123', 'DE 1', 'Ä1']],
    ['twoDecimals', rules.twoDecimals, ['1,50', '1.000,50', '10', '1.5'], ['1234,505', '1.0000', 'x', '-1']],
    [
      'email',
      rules.email,
      ['a@b.de', 'first.last+tag@sub.example.org', "o'neil@example.com"],
      ['a', 'a@b', '@b.de', 'a@b..de', 'a b@c.de', 'a@-b.de', 'a@b.de ', 'a@b@c.de', `${'a'.repeat(250)}@b.de`],
    ],
    ['phone', rules.phone('DE'), ['+49 171 3920000', '0171 3920000'], ['030 3920000', '+999 171 3920000']],
    ['oneTimeCode', rules.oneTimeCode, ['012345'], ['12345', '1234567', '12345a', '123 456']],
    ['date', rules.date, ['2024-02-29'], ['2023-02-29', '1.1.2020']],
  ])('%s', (kind, rule, good, bad) => {
    for (const text of good) expect([text, rule(text)]).toEqual([text, null]);
    for (const text of bad) expect([text, kindOf(rule(text))]).toEqual([text, kind]);
  });

  test('an e-mail address has 254 characters at most (RFC 5321)', () => {
    const domain = `@${'a'.repeat(60)}.${'b'.repeat(60)}.example.org`;
    const longest = 'x'.repeat(254 - domain.length) + domain;
    expect(rules.email(longest)).toBeNull();
    expect(kindOf(rules.email(`x${longest}`))).toBe('email');
  });

  test('an e-mail address is checked without unbounded backtracking', () => {
    const started = performance.now();
    rules.email(`${'a'.repeat(50)}@${'a.'.repeat(90)}`);
    rules.email(`a@${'a-'.repeat(120)}!`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

test.each([
  ['Aa1!aaaa', []],
  ['Aa1!aaa', ['length']],
  ['AA1!AAAA', ['lowercase']],
  ['aa1!aaaa', ['uppercase']],
  ['Aaa!aaaa', ['digit']],
  ['Aa1aaaaa', ['special']],
  ['Ää1€ßßßß', []],
  ['a', ['length', 'uppercase', 'digit', 'special']],
] as const)('the password %j lacks %j', (text, missing) => {
  expect(rules.missingInPassword(text)).toEqual(missing);
  expect(rules.password(text)).toEqual(missing.length === 0 ? null : { kind: 'password', missing });
});

test('both passwords must be the same, letter by letter', () => {
  expect(rules.sameAs('Aa1!aaaa')('Aa1!aaaa')).toBeNull();
  expect(kindOf(rules.sameAs('Aa1!aaaa')('Aa1!aaaA'))).toBe('passwordsDiffer');
  expect(kindOf(rules.sameAs('Aa1!aaaa')(''))).toBe('passwordsDiffer');
});

describe('dates', () => {
  const today = '2026-11-21';
  test('an age is reached on the birthday', () => {
    expect(rules.minAge(18, today)('2008-11-21')).toBeNull();
    expect(rules.minAge(18, today)('2008-11-22')).toEqual({ kind: 'minAge', years: 18 });
  });

  test('dates may equal their bounds', () => {
    expect(rules.notFuture(today)(today)).toBeNull();
    expect(kindOf(rules.notFuture(today)('2026-11-22'))).toBe('inFuture');
    expect(rules.minDate(today)(today)).toBeNull();
    expect(rules.minDate(today)('2026-11-20')).toEqual({ kind: 'tooEarly', date: today });
    expect(rules.maxDate(today)(today)).toBeNull();
    expect(rules.maxDate(today)('2026-11-22')).toEqual({ kind: 'tooLate', date: today });
  });

  test('an invalid date passes no rule', () => {
    for (const rule of [rules.minAge(18, today), rules.notFuture(today), rules.minDate(today), rules.maxDate(today)]) {
      expect(rule('0000-00-00')).toEqual({ kind: 'date' });
    }
  });
});

test('choices', () => {
  expect(rules.termsAccepted(true)).toBeNull();
  expect(kindOf(rules.termsAccepted(false))).toBe('termsNotAccepted');
  expect(rules.atLeastOne([false, true])).toBeNull();
  expect(kindOf(rules.atLeastOne([false, false]))).toBe('noneChosen');
  expect(kindOf(rules.atLeastOne([]))).toBe('noneChosen');
  expect(rules.selectAtLeast(2)(['a', 'b'])).toBeNull();
  expect(rules.selectAtLeast(2)(['a'])).toEqual({ kind: 'tooFewChosen', count: 2 });
});

test('no rule throws, whatever is typed', () => {
  const text = [rules.email, rules.phone('DE'), rules.twoDecimals, rules.date];
  fc.assert(
    fc.property(fc.string({ unit: character }), (typed) => {
      for (const rule of text) rule(typed);
    }),
  );
});
