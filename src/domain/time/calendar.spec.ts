import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, dateAt, dateOf, dayOf, monthsBefore } from './calendar.ts';

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-12-15', '2026-12-15'],
  ['2026-12-15T00:00:00+01:00', '2026-12-15'],
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', null],
  ['1900-02-29', null],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['2026-01-00', null],
  ['15.12.2026', null],
  ['', null],
  ['2026-12-15 ', null],
])('dateOf %j is %j', (text, expected) => {
  expect(dateOf(text)).toBe(expected);
});

test('dateOf every existing day is valid', () => {
  fc.assert(
    fc.property(day, (date) => {
      expect(dateOf(date)).toBe(date);
    }),
  );
});

test('dateAt depends on the place', () => {
  const now = Date.UTC(2026, 11, 31, 23, 30);
  expect(dateAt(now, 'UTC')).toBe('2026-12-31');
  expect(dateAt(now, 'Europe/Berlin')).toBe('2027-01-01');
  expect(dateAt(now, 'America/New_York')).toBe('2026-12-31');
});

test('keeps a day, and converts a time to its day in Berlin', () => {
  expect(dayOf('2026-12-15')).toBe('2026-12-15');
  expect(dayOf('2026-11-21T22:59:59Z')).toBe('2026-11-21');
  expect(dayOf('2026-11-21T23:00:00Z')).toBe('2026-11-22');
  expect(dayOf('2026-07-01T22:00:00Z')).toBe('2026-07-02');
});

test.each([
  ['2026-11-21', '2008-11-21', 18],
  ['2026-11-20', '2008-11-21', 17],
  ['2027-02-28', '2004-02-29', 22],
  ['2027-03-01', '2004-02-29', 23],
])('the age on %s, born %s, is %i', (today, birthday, expected) => {
  expect(ageOn(today, birthday)).toBe(expected);
});

test('a year of three digits is written with four, as dates are compared as texts', () => {
  expect(dateAt(Date.parse('0999-06-01T12:00:00Z'), 'UTC')).toBe('0999-06-01');
});

test('each month has its last day, and none after it', () => {
  const last = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  for (const [index, days] of last.entries()) {
    const month = `2026-${String(index + 1).padStart(2, '0')}`;
    expect(dateOf(`${month}-${days}`)).toBe(`${month}-${days}`);
    expect(dateOf(`${month}-${days + 1}`), month).toBeNull();
  }
});

test.each([
  ['2026-11-22', 3, '2026-08-22'],
  ['2026-05-31', 3, '2026-02-28'],
  ['2024-05-31', 3, '2024-02-29'],
  ['2026-03-31', 15, '2024-12-31'],
  ['2026-12-15', 0, '2026-12-15'],
])('%s, %i months before, was %s', (day, months, expected) => {
  expect(monthsBefore(day, months)).toBe(expected);
});
