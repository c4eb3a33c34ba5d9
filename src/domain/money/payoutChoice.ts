import { type Choice, type Security, securitiesAmong } from '#domain/order/choice.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { yearIn } from './payouts.ts';

/**
 * The calendar years from the first payout to the last, and to the present one, the latest first: in some of them nothing
 * may have been paid. Empty without payouts.
 */
export function yearsOf(payouts: readonly Payout[], today: CalendarDate): number[] {
  const years = payouts.map((payout) => yearIn(payout.payoutDate));
  if (years.length === 0) return [];
  const last = years.reduce((latest, year) => Math.max(latest, year), yearIn(today));
  const first = years.reduce((earliest, year) => Math.min(earliest, year), last);
  return Array.from({ length: last - first + 1 }, (_, before) => last - before);
}

/** In an address, for all years together. */
const ALL_YEARS = 'all';

/**
 * Query of the payouts' address: a year in digits, `all` for all years, or none for the present one; the code of a security,
 * or none for all. Unlike a `Choice`, whose empty year is all years.
 */
export type AskedPayouts = Partial<Choice>;

/** Filter of the payouts; null for all years, and for all securities. */
export interface PayoutChoice {
  year: number | null;
  payer: Security | null;
}

/** The securities that pay something. */
export const payersOf = (payouts: readonly Payout[]): Security[] =>
  securitiesAmong(payouts.map(({ productCode: code, productName: name }) => ({ code, name })));

/** The filter of an address; the present year and all securities if no payout matches it. */
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

/** The filter as a `Choice`, in which an empty year is all years. */
export const listChoiceOf = ({ year, payer }: PayoutChoice): Choice => ({
  year: year === null ? '' : String(year),
  product: payer?.code ?? '',
});

/** The `Choice` of an address before the payouts are read. */
export const choiceAsked = ({ year, product = '' }: AskedPayouts, today: CalendarDate): Choice => ({
  year: year === ALL_YEARS ? '' : year || String(yearIn(today)),
  product,
});

/** The address's query for a `Choice`; the present year is left out. */
export const askedFor = ({ year, product }: Choice, today: CalendarDate): Required<AskedPayouts> => ({
  year: year === String(yearIn(today)) ? '' : year || ALL_YEARS,
  product,
});

/** The payouts that are shown, in their order. */
export const chosenPayouts = (payouts: readonly Payout[], { year, payer }: PayoutChoice): Payout[] =>
  payouts.filter(
    ({ payoutDate, productCode }) =>
      (year === null || yearIn(payoutDate) === year) && (payer === null || productCode === payer.code),
  );
