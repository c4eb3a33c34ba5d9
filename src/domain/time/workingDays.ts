import { type CalendarDate, daysLater } from './calendar.ts';

/** Public holidays of the German Länder on fixed days, as month and day. */
const fixedHolidays: readonly string[] = [
  ...['01-01', '01-06', '03-08', '05-01', '08-15', '09-20'],
  ...['10-03', '10-31', '11-01', '12-25', '12-26'],
];

/** Days from Easter Sunday to Good Friday, Easter Monday, Ascension, Whit Monday and Corpus Christi. */
const movableHolidays: readonly number[] = [-2, 1, 39, 50, 60];

/** Returns Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): CalendarDate {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const b = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * a + 15;
  const epact = b % 30;
  const c = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - a) / 11));
  const weekday = (year + Math.floor(year / 4) + c + 2 - century + Math.floor(century / 4)) % 7;
  return daysLater(`${year}-03-28`, c - weekday);
}

/** Returns Day of Repentance and Prayer, a holiday in Saxony: the Wednesday before 23 November. */
function repentanceDayOf(year: number): CalendarDate {
  const weekday = new Date(`${year}-11-22`).getUTCDay();
  return daysLater(`${year}-11-22`, -((weekday + 4) % 7));
}

/**
 * True for a public holiday in at least one of the German Länder. § 193 BGB depends on the place of the declaration or
 * the payment, and customers live in all Länder: this way no customer's period ends too early.
 */
export function isHoliday(day: CalendarDate): boolean {
  if (fixedHolidays.includes(day.slice(5))) return true;
  const year = Number(day.slice(0, 4));
  const easter = easterOf(year);
  return day === repentanceDayOf(year) || movableHolidays.some((days) => daysLater(easter, days) === day);
}

/** Returns the day itself, or the next working day if it is a Saturday, a Sunday or a public holiday (§ 193 BGB). */
export function workingDayFrom(day: CalendarDate): CalendarDate {
  const isWeekend = new Date(day).getUTCDay() % 6 === 0;
  return isWeekend || isHoliday(day) ? workingDayFrom(daysLater(day, 1)) : day;
}
