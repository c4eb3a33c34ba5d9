import { expect, test } from 'vitest';
import { dateOf } from '#domain/time/calendar.ts';
import { isoOf, partsOf, textOf } from './dayParts.ts';

test.each([
  ['1985-3-7', '1985-03-07', '1985-03-07'],
  ['1985-03-27', '1985-03-27', '1985-03-27'],
  ['', '', null],
  ['1985-3-', '1985-03-', null],
  ['-3-7', '-03-07', null],
  ['85-3-7', '85-03-07', null],
  ['1985-13-7', '1985-13-07', null],
])('%j, typed in three fields, is %j', (text, iso, day) => {
  expect(isoOf(text)).toBe(iso);
  expect(iso === '' ? null : dateOf(iso)).toBe(day);
  expect(textOf(partsOf(text))).toBe(text);
});
