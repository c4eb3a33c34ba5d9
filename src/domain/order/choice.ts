import { dayOf } from '#domain/time/calendar.ts';

/** Which rows of a list are shown: a year in digits and the code of a security, each empty for all. */
export interface Choice {
  year: string;
  product: string;
}

/** What may be chosen of a list. */
export interface Offered {
  /** The latest first. */
  years: readonly string[];
  /** By name. */
  securities: readonly Security[];
}

/** Something that a list may be about. */
export interface Security {
  code: string;
  name: string;
}

/** The calendar year where the shop is, of a day or a moment (ISO 8601): `2019`. */
export const yearOfDate = (date: string): string => dayOf(date).slice(0, 4);

/** The years of these days and moments, the latest first. */
export const yearsAmong = (dates: readonly string[]): string[] =>
  [...new Set(dates.map(yearOfDate))].toSorted().toReversed();

/** Each of these securities once, by name as German sorts them. What has no code cannot be told from others. */
export function securitiesAmong(named: readonly { code: string | null; name: string | null }[]): Security[] {
  const names = new Map(named.flatMap(({ code, name }) => (code === null ? [] : [[code, name ?? code]])));
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}

/** What an address asks for, as far as there is something of it: a year or a security that nobody knows is none. */
export const choiceAmong = ({ years, securities }: Offered, { year, product }: Partial<Choice>): Choice => ({
  year: years.find((each) => each === year) ?? '',
  product: securities.find(({ code }) => code === product)?.code ?? '',
});
