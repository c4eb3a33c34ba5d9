import { expect, test } from 'vitest';
import { formatOf } from './format.ts';

test('a time is shown as its day at the shop, in every time zone', () => {
  const { date, longDate } = formatOf('de');
  expect(date('2026-11-21T23:30:00.000Z')).toBe('22.11.2026');
  expect(date('2026-12-15')).toBe('15.12.2026');
  expect(longDate('2026-12-14T23:00:00Z')).toBe('15. Dezember 2026');
});

test.each([
  ['de', '11.12.2026', 'Freitag, 11.12.2026', '11. Dezember 2026 um 14:05 Uhr'],
  ['en', '11 Dec 2026', 'Friday, 11 December 2026', '11 December 2026 at 14:05'],
] as const)('a deadline names its weekday, and no date can be read in two ways: %s', (locale, ...written) => {
  const { date, dayDate, moment } = formatOf(locale);
  const said = [date('2026-12-11'), dayDate('2026-12-11'), moment('2026-12-11T13:05:00Z')];
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(written);
});

test('an interest rate is shown in full, whatever the coupon', () => {
  const { rate } = formatOf('de');
  expect([5.125, 4.999, 5.25, 5, 0.123456].map((points) => rate(points).replaceAll('\u00a0', ' '))).toEqual([
    '5,125 %',
    '4,999 %',
    '5,25 %',
    '5,00 %',
    '0,123456 %',
  ]);
});

test.each([
  ['de', '1.000,50 €, 188.500 €, 1,9 Mio. €'],
  ['en', '€1,000.50, €188,500, €1.9M'],
] as const)('only millions are shortened: %s', (locale, written) => {
  const { shortMoney } = formatOf(locale);
  const amounts = [100050, 18_850_000, 190_000_000].map(shortMoney);
  expect(amounts.join(', ').replaceAll('\u00a0', ' ')).toBe(written);
});

test.each([
  ['de', '−5.000 €, −0,50 €, −1.000, 5.000 €'],
  ['en', '−€5,000, −€0.50, −1,000, €5,000'],
] as const)('negative amounts have a true minus: %s', (locale, written) => {
  const { money, shortMoney, number } = formatOf(locale);
  const said = [money(-500_000), shortMoney(-50), number(-1000), money(500_000)];
  expect(said.join(', ').replaceAll('\u00a0', ' ')).toBe(written);
});

test.each(['de', 'en'] as const)('a small share is not shown as none, and a large one not as all: %s', (locale) => {
  const { percent } = formatOf(locale);
  const written = [0, 0.3, 1, 62.4, 99.8, 100].map((points) => percent(points).replaceAll(/[\u00a0\s]/g, ''));
  expect(written).toEqual(['0%', '<1%', '1%', '62%', '>99%', '100%']);
});
