import { expect, test } from 'vitest';
import { formatOf } from './format.ts';

test('a moment is told as the day that it was where the shop is, whoever reads it where', () => {
  const { date, longDate } = formatOf('de');
  expect(date('2026-11-21T23:30:00.000Z')).toBe('22.11.2026');
  expect(date('2026-12-15')).toBe('15.12.2026');
  expect(longDate('2026-12-14T23:00:00Z')).toBe('15. Dezember 2026');
});
