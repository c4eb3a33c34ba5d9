import { dayOf } from '#domain/time/calendar.ts';

/** Filter of a list: a year in digits and the code of a security, each empty for all. */
export interface Choice {
  year: string;
  product: string;
}

/** Values offered by a list's filter. */
export interface Offered {
  /** Latest first. */
  years: readonly string[];
  /** Sorted by name. */
  securities: readonly Security[];
}

export interface Security {
  code: string;
  name: string;
}

/** Calendar year of a day or a moment (ISO 8601) in the shop's time zone: `2019`. */
export const yearOfDate = (date: string): string => dayOf(date).slice(0, 4);

/** Distinct years of these days and moments, latest first. */
export const yearsAmong = (dates: readonly string[]): string[] =>
  [...new Set(dates.map(yearOfDate))].toSorted().toReversed();

/**
 * Returns the distinct securities, sorted by name in German order. Omits those without a code, which are
 * indistinguishable.
 */
export function securitiesAmong(named: readonly { code: string | null; name: string | null }[]): Security[] {
  const names = new Map(named.flatMap(({ code, name }) => (code === null ? [] : [[code, name ?? code]])));
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}

/** Filter from an address; a year or a security that the list does not offer counts as empty. */
export const choiceAmong = ({ years, securities }: Offered, { year, product }: Partial<Choice>): Choice => ({
  year: years.find((each) => each === year) ?? '',
  product: securities.find(({ code }) => code === product)?.code ?? '',
});
