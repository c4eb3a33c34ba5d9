/**
 * Calendar date as text (`2026-12-15`, ISO 8601): a birthday or a maturity has no time zone, and a `Date` would give it
 * one. Dates can be compared and sorted as texts.
 */
export type CalendarDate = string;

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/;

/**
 * Returns the calendar date of an ISO date or date and time as written; null if there is no such date (31 February).
 */
export function dateOf(text: string): CalendarDate | null {
  const match = calendarDate.exec(text);
  if (match === null) return null;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return text.slice(0, 10);
}

/**
 * Returns the calendar date of a moment in a time zone (an IANA name). `now` in milliseconds since 1970. Today is
 * another day in Auckland than in Berlin.
 */
export function dateAt(now: number, timeZone: string): CalendarDate {
  const known = formats.get(timeZone);
  const format = known ?? formatIn(timeZone);
  if (!known) formats.set(timeZone, format);
  const parts = format.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Formats by zone, cached: creating one takes a hundred times the time of using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

/** Time zone of the shop's business: the app shows and exports a moment as its day there. */
export const SHOP_ZONE = 'Europe/Berlin';

/** Returns the day of an ISO date, or of an ISO date and time in the shop's time zone. */
export function dayOf(iso: string): CalendarDate {
  return iso.includes('T') ? dateAt(Date.parse(iso), SHOP_ZONE) : iso;
}

/**
 * Returns the age in whole years on a day. On 1 March of a common year a person who was born on 29 February is a year
 * older (§ 187 II and § 188 II BGB: a year of life ends with the day before the birthday). Both dates as returned by
 * `dateOf`.
 */
export function ageOn(today: CalendarDate, birthday: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Returns the number of days in a month; months count from 1. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Returns the same day a number of months earlier, or the last day of that month if it is shorter (§ 188 III BGB). */
export function monthsBefore(day: CalendarDate, months: number): CalendarDate {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const year = Math.floor(index / 12);
  const month = (((index % 12) + 12) % 12) + 1;
  const date = Math.min(Number(day.slice(8, 10)), daysIn(year, month));
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}

/** Date a number of days later; earlier if negative. */
export const daysLater = (day: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
