import { type CalendarDate, daysIn } from './calendar.ts';

/**
 * Returns the date a number of months later, or earlier if negative; the last day of a month remains the last day of a
 * month.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  const index = year * 12 + month - 1 + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (index % 12) + 1;
  const length = daysIn(toYear, toMonth);
  const toDay = day === daysIn(year, month) ? length : Math.min(day, length);
  return [String(toYear).padStart(4, '0'), pad(toMonth), pad(toDay)].join('-');
}

/**
 * Returns the days between two dates as German bonds count them: a month has 30 days, and its last day is the 30th
 * (30/360).
 */
export function days360(from: CalendarDate, to: CalendarDate): number {
  return ordinal360(to) - ordinal360(from);
}

function ordinal360(date: CalendarDate): number {
  const [year, month, day] = partsOf(date);
  return year * 360 + month * 30 + (day === daysIn(year, month) ? 30 : day);
}

function partsOf(date: CalendarDate): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
