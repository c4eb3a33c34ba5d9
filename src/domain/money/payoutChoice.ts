import { type Choice, type Security, securitiesAmong } from '#domain/order/choice.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { yearIn } from './payouts.ts';

/**
 * Returns the calendar years from the first payout to the last, or to the current year if later, latest first. Includes
 * years without payouts. Empty without payouts.
 */
export function yearsOf(payouts: readonly Payout[], today: CalendarDate): number[] {
  const years = payouts.map((payout) => yearIn(payout.payoutDate));
  if (years.length === 0) return [];
  const last = years.reduce((latest, year) => Math.max(latest, year), yearIn(today));
  const first = years.reduce((earliest, year) => Math.min(earliest, year), last);
  return Array.from({ length: last - first + 1 }, (_, before) => last - before);
}

const ALL_YEARS = 'all';

/**
 * Query of the payouts' address: a year in digits, `all` for all years, or none for the current year; the code of a
 * security, or none for all. Differs from a `Choice`, whose empty year means all years.
 */
export type AskedPayouts = Partial<Choice>;

/** Filter of the payouts; null for all years, and for all securities. */
export interface PayoutChoice {
  year: number | null;
  payer: Security | null;
}

export const payersOf = (payouts: readonly Payout[]): Security[] =>
  securitiesAmong(payouts.map(({ productCode: code, productName: name }) => ({ code, name })));

/**
 * Returns the filter from an address; the current year and all securities unless the address names others that exist.
 */
export function choiceOf(
  payouts: readonly Payout[],
  { year, product }: AskedPayouts,
  today: CalendarDate,
): PayoutChoice {
  const named = yearsOf(payouts, today).find((each) => String(each) === year) ?? yearIn(today);
  return {
    year: year === ALL_YEARS ? null : named,
    payer: payersOf(payouts).find(({ code }) => code === product) ?? null,
  };
}

/** Filter as a `Choice`, whose empty year means all years. */
export const listChoiceOf = ({ year, payer }: PayoutChoice): Choice => ({
  year: year === null ? '' : String(year),
  product: payer?.code ?? '',
});

/** `Choice` from an address before the payouts have been read. */
export const choiceAsked = ({ year, product = '' }: AskedPayouts, today: CalendarDate): Choice => ({
  year: year === ALL_YEARS ? '' : year || String(yearIn(today)),
  product,
});

/** Query for a `Choice`; omits the current year. */
export const askedFor = ({ year, product }: Choice, today: CalendarDate): Required<AskedPayouts> => ({
  year: year === String(yearIn(today)) ? '' : year || ALL_YEARS,
  product,
});

export const chosenPayouts = (payouts: readonly Payout[], { year, payer }: PayoutChoice): Payout[] =>
  payouts.filter(
    ({ payoutDate, productCode }) =>
      (year === null || yearIn(payoutDate) === year) && (payer === null || productCode === payer.code),
  );
