import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearTime, shopNow } from './shopTime.ts';

const DEVICE = Date.parse('2026-11-22T09:00:00Z');
const answered = (date: string | null, cacheControl: string | null = 'no-store') => {
  const headers = new Headers();
  if (date !== null) headers.set('Date', date);
  if (cacheControl !== null) headers.set('Cache-Control', cacheControl);
  hearTime(headers);
  return new Date(shopNow()).toISOString();
};

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE });
});
afterEach(() => {
  // Resets the clock difference for the next test.
  answered(new Date().toUTCString());
  vi.useRealTimers();
});

it('is the device’s time until the first answer of the shop', () => {
  expect(shopNow()).toBe(DEVICE);
});

it('continues from the shop’s last answer', () => {
  expect(answered('Tue, 05 Jan 2027 08:00:00 GMT')).toBe('2027-01-05T08:00:00.000Z');
  vi.advanceTimersByTime(1_500);
  expect(new Date(shopNow()).toISOString()).toBe('2027-01-05T08:00:01.500Z');
  expect(answered('Sun, 22 Nov 2026 09:00:01 GMT')).toBe('2026-11-22T09:00:01.500Z');
});

it.each([
  ['Sun, 22 Nov 2026 09:00:59 GMT', '2026-11-22T09:00:00.000Z'],
  ['Sun, 22 Nov 2026 08:59:01 GMT', '2026-11-22T09:00:00.000Z'],
  ['Sun, 22 Nov 2026 09:01:00 GMT', '2026-11-22T09:01:00.000Z'],
  ['Sun, 22 Nov 2026 08:59:00 GMT', '2026-11-22T08:59:00.000Z'],
])('does not jump with an answer’s delay: %s', (date, now) => {
  expect(answered(date)).toBe(now);
});

it.each([
  ['without a date', null, 'no-store'],
  ['with a date that is none', 'tomorrow', 'no-store'],
  ['that may be an old one', 'Tue, 05 Jan 2027 08:00:00 GMT', 'max-age=60'],
  ['that may be an old one, for all it says', 'Tue, 05 Jan 2027 08:00:00 GMT', null],
])('ignores an answer %s', (_, date, cacheControl) => {
  expect(answered(date, cacheControl)).toBe('2026-11-22T09:00:00.000Z');
});
