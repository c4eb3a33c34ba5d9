import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { type CalendarDate, dayOf } from '#domain/time/calendar.ts';
import { type Choice, type Offered, securitiesAmong, yearOfDate, yearsAmong } from './choice.ts';

/** What tells the papers of an account apart: their day, and the security that they are about. */
export interface Paper {
  /** ISO 8601, a day or a moment. */
  date: string;
  code: string | null;
  name: string | null;
}

/** What papers may be chosen by. */
export const offeredBy = (papers: readonly Paper[]): Offered => ({
  years: yearsAmong(papers.map(({ date }) => date)),
  securities: securitiesAmong(papers),
});

/** Whether a paper is among those that are shown. */
export const isChosen = (paper: Paper, { year, product }: Choice): boolean =>
  (year === '' || yearOfDate(paper.date) === year) && (product === '' || paper.code === product);

/** Orders what was made at moments (ISO 8601, UTC), the latest first, and at one moment by id. */
export const latestFirst = (one: Made, other: Made): number =>
  one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : other.id - one.id;

interface Made {
  id: number;
  createdAt: string;
}

/** Whether statements were asked for on a day: there are some of each security that was held then, and no more today. */
export const isRequestedOn = (
  excerpts: readonly Pick<RegisterExcerpt, 'statementKind' | 'createdAt'>[],
  today: CalendarDate,
): boolean => excerpts.some(({ statementKind, createdAt }) => statementKind === 'manual' && dayOf(createdAt) === today);
