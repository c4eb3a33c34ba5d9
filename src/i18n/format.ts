import { wholeShare } from '#domain/money/share.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { SHOP_ZONE } from '#domain/time/calendar.ts';
import { type Amounts, amountsOf, euro, languageTag } from './amounts.ts';

/** Formats by `Intl` only; one object per language, created once, since `Intl` objects are expensive. */
export interface Format extends Amounts {
  /** Formats cents in millions: „1,9 Mio. €“; less than a million like any other amount. */
  shortMoney: (cents: number) => string;
  /** Formats an interest rate in percent points, never rounded, with two decimals at least: 5.125 is „5,125 %“. */
  rate: (points: number) => string;
  /**
   * Formats a share of 0 to 100 percent points in whole ones: 62.4 is „62 %“. Shares below 1 and above 99 are marked:
   * 0.3 is „< 1 %“, 99.8 „> 99 %“.
   */
  percent: (points: number) => string;
  /** Formats an ISO date or date and time as „15.12.2026“, “15 Dec 2026”: no one takes the day for the month. */
  date: (iso: string) => string;
  /** „15. Dezember 2026“. */
  longDate: (iso: string) => string;
  /** „Dienstag, 15.12.2026“, “Tuesday, 15 December 2026”, for deadlines. */
  dayDate: (iso: string) => string;
  /** „15. Dezember 2026 um 14:05 Uhr“, “15 December 2026 at 14:05”, in the shop's time zone. */
  moment: (iso: string) => string;
  /** „15. Dez.“ as day and month apart, for small calendars. */
  dayAndMonth: (iso: string) => { day: string; month: string };
}

/** One million euros in cents. */
const MILLION = 100_000_000;

/** Returns a format with a true minus (U+2212), where `Intl` writes a hyphen that looks like a dash in a name. */
const signed = (format: (value: number) => string) => (value: number) => format(value).replace('-', '\u2212');

/** Creates a value at its first use: each `Intl` object takes about a millisecond of a phone. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function create(locale: Locale): Format {
  const tag = languageTag[locale];
  const short = later(() => euro(locale, { notation: 'compact', maximumFractionDigits: 1 }));
  const amounts = amountsOf(locale);
  const money = signed(amounts.money);
  const percent = later(() => new Intl.NumberFormat(tag, { style: 'percent' }));
  const rate = later(
    () => new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 6 }),
  );
  // A bare date means that day everywhere; a moment is formatted in the shop's time zone, wherever the reader is.
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const moment = later(() => new Intl.DateTimeFormat(tag, { ...options, timeZone: SHOP_ZONE }));
    const bare = later(() => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }));
    return (iso: string) => (iso.includes('T') ? moment : bare)().format(new Date(iso));
  };
  const day = dates({ day: 'numeric' });
  const month = dates({ month: 'short' });
  const weekday = dates({ weekday: 'long' });
  const isGerman = locale === 'de';
  const date = dates(
    isGerman
      ? { day: '2-digit', month: '2-digit', year: 'numeric' }
      : { day: 'numeric', month: 'short', year: 'numeric' },
  );
  const longDate = dates({ day: 'numeric', month: 'long', year: 'numeric' });
  const moment = dates({ dateStyle: 'long', timeStyle: 'short' });
  return {
    money,
    number: signed(amounts.number),
    shortMoney: (cents) => (cents < MILLION ? money(cents) : short().format(cents / 100)),
    rate: (points) => rate().format(points / 100),
    percent: (points) => {
      const { beyond, points: whole } = wholeShare(points);
      return `${beyond ? `${beyond}\u00a0` : ''}${percent().format(whole / 100)}`;
    },
    date,
    longDate,
    dayDate: (iso) => `${weekday(iso)}, ${(isGerman ? date : longDate)(iso)}`,
    moment: (iso) => (isGerman ? `${moment(iso)}\u00a0Uhr` : moment(iso)),
    dayAndMonth: (iso) => ({ day: day(iso).replace('.', ''), month: month(iso) }),
  };
}

const made = new Map<Locale, Format>();

export function formatOf(locale: Locale): Format {
  const format = made.get(locale) ?? create(locale);
  made.set(locale, format);
  return format;
}
