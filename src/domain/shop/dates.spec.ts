import { expect, test } from 'vitest';
import { IsoDate, IsoDay } from './dates.ts';

const parsed = (text: string) => IsoDay.safeParse(text).data ?? null;

test.each(['2026-12-15', '2026-12-15T00:00:00+00:00', '2026-12-15T00:00:00+01:00', '2026-12-15T23:59:59.999Z'])(
  '%s is that day in every time zone',
  (text) => {
    expect(parsed(text)).toBe('2026-12-15');
    expect(IsoDate.safeParse(text).data).toBe(text);
  },
);

test('a time as stock Sylius stores it is read as UTC', () => {
  expect(IsoDate.parse('2026-11-24 06:37:48')).toBe('2026-11-24T06:37:48Z');
  expect(parsed('1980-02-29 00:00:00')).toBe('1980-02-29');
});

test.each(['2026-02-30 06:37:48', '2026-11-24 25:00:00', '2026-02-30', '2026-01-01T25:00:00', '2026-01-01Tnever', ''])(
  '%j is not a date',
  (text) => {
    expect(parsed(text)).toBeNull();
    expect(IsoDate.safeParse(text).success).toBe(false);
  },
);
