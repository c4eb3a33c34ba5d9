import * as z from 'zod/mini';
import { dateOf } from '../time/calendar.ts';

/** Stock Sylius writes moments without a zone, as its database keeps them: "2026-11-24 06:37:48". They are read as UTC. */
const fromSql = (text: string) => text.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?$/, '$1T$2Z');

/** ISO 8601 date, or date and time, also read from stock Sylius' form. Any other text breaks the contract. */
export const IsoDate = z.pipe(
  z.pipe(z.string(), z.transform(fromSql)),
  z.string().check(z.refine((text) => dateOf(text) !== null && !Number.isNaN(Date.parse(text)))),
);

/**
 * A day of the calendar, such as a birthday or the day of a payout. API Platform writes it as a moment at midnight, in
 * whichever time zone the server is: it is that day everywhere, so only the day is kept.
 */
export const IsoDay = z.pipe(
  IsoDate,
  z.transform((text) => text.slice(0, 10)),
);
