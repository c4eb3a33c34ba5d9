import * as z from 'zod/mini';
import { dateOf } from '../time/calendar.ts';

/** An ISO 8601 date, or date and time, as the shop sends it. What is no date is not the contract. */
export const IsoDate = z.string().check(z.refine((text) => dateOf(text) !== null && !Number.isNaN(Date.parse(text))));

/**
 * A day of the calendar, such as a birthday or the day of a payout. API Platform writes it as a moment at midnight, in
 * whichever time zone the server is: it is that day everywhere, so only the day is kept.
 */
export const IsoDay = z.pipe(
  IsoDate,
  z.transform((text) => text.slice(0, 10)),
);
