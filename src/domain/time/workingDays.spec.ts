import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysLater } from './calendar.ts';
import { isHoliday, workingDayFrom } from './workingDays.ts';

/** Movable holidays as the Länder published them, by year. */
const published = {
  2024: ['2024-03-29', '2024-04-01', '2024-05-09', '2024-05-20', '2024-05-30', '2024-11-20'],
  2025: ['2025-04-18', '2025-04-21', '2025-05-29', '2025-06-09', '2025-06-19', '2025-11-19'],
  2026: ['2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25', '2026-06-04', '2026-11-18'],
  2027: ['2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17', '2027-05-27', '2027-11-17'],
  2038: ['2038-04-23', '2038-04-26', '2038-06-03', '2038-06-14', '2038-06-24', '2038-11-17'],
};
const fixed = ['01-01', '01-06', '03-08', '05-01', '08-15', '09-20', '10-03', '10-31', '11-01', '12-25', '12-26'];

test.each(Object.entries(published))('has exactly the holidays of %s', (year, movable) => {
  const days = Array.from({ length: 365 }, (_, index) => daysLater(`${year}-01-01`, index));
  const expected = [...movable, ...fixed.map((day) => `${year}-${day}`)].toSorted();
  expect(days.filter(isHoliday)).toEqual(expected);
});

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2027-01-09', '2027-01-11'],
  ['2026-12-25', '2026-12-28'],
  // Good Friday to Easter Monday.
  ['2026-04-03', '2026-04-07'],
  ['2027-01-01', '2027-01-04'],
])('a period that would end on %s ends on %s', (day, end) => expect(workingDayFrom(day)).toBe(end));

/** Requirement 25.5 (§ 193 BGB). */
test('a period ends on a working day, at most five days later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
      const day = daysLater('1970-01-01', days);
      const end = workingDayFrom(day);
      expect(end >= day && end <= daysLater(day, 5)).toBe(true);
      expect(isHoliday(end)).toBe(false);
      expect([0, 6]).not.toContain(new Date(end).getUTCDay());
    }),
  );
});
