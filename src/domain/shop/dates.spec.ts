import { expect, test } from 'vitest';
import { IsoDate, IsoDay } from './dates.ts';

test.each([
  ['2026-12-15', '2026-12-15', '2026-12-15'],
  ['2026-12-15T00:00:00+01:00', '2026-12-15T00:00:00+01:00', '2026-12-15'],
  ['2026-12-15T23:59:59.999Z', '2026-12-15T23:59:59.999Z', '2026-12-15'],
  // As stock Sylius stores a time: UTC.
  ['2026-11-24 06:37:48', '2026-11-24T06:37:48Z', '2026-11-24'],
  ['2026-02-30 06:37:48', null, null],
  ['2026-11-24 25:00:00', null, null],
  ['2026-02-30', null, null],
  ['2026-01-01T25:00:00', null, null],
  ['2026-01-01Tnever', null, null],
  ['', null, null],
])('%j is the time %j, and in every time zone the day %j', (text, time, day) => {
  expect([IsoDate.safeParse(text).data ?? null, IsoDay.safeParse(text).data ?? null]).toEqual([time, day]);
});
