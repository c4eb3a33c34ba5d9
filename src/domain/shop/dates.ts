import * as z from 'zod/mini';
import { dateOf } from '../time/calendar.ts';

/** Adds `Z` to moments without a zone, which stock Sylius sends as its database stores them: "2026-11-24 06:37:48". */
const fromSql = (text: string) => text.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?$/, '$1T$2Z');

/** ISO 8601 date, or date and time, also parsed from stock Sylius' form. Any other text breaks the contract. */
export const IsoDate = z.pipe(
  z.pipe(z.string(), z.transform(fromSql)),
  z.string().check(z.refine((text) => dateOf(text) !== null && !Number.isNaN(Date.parse(text)))),
);

/**
 * Calendar day, such as a birthday or the day of a payout. API Platform sends midnight in the server's time zone, but
 * the day is the same everywhere, so only the day is kept.
 */
export const IsoDay = z.pipe(
  IsoDate,
  z.transform((text) => text.slice(0, 10)),
);
