import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { type CalendarDate, dayOf } from '#domain/time/calendar.ts';

/** What tells the papers of an account apart: their day, and the security that they are about. */
export interface Paper {
  /** ISO 8601, a day or a moment. */
  date: string;
  code: string | null;
  name: string | null;
}

/** Which papers are shown: a year in digits and the code of a security, each empty for all. */
export interface PaperChoice {
  year: string;
  product: string;
}

const yearIn = (paper: Paper): string => dayOf(paper.date).slice(0, 4);

/** The years that papers are of, the latest first. */
export const yearsOf = (papers: readonly Paper[]): string[] => [...new Set(papers.map(yearIn))].toSorted().toReversed();

/** The securities that papers are about, each once, by name. What has no code cannot be told from others. */
export function securitiesOf(papers: readonly Paper[]): { code: string; name: string }[] {
  const names = new Map(papers.flatMap(({ code, name }) => (code === null ? [] : [[code, name ?? code]])));
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}

/** What an address asks for, as far as there is something of it: a year or a security that nobody knows is none. */
export const choiceAmong = (papers: readonly Paper[], { year, product }: Partial<PaperChoice>): PaperChoice => ({
  year: yearsOf(papers).find((each) => each === year) ?? '',
  product: securitiesOf(papers).find(({ code }) => code === product)?.code ?? '',
});

/** Whether a paper is among those that are shown. */
export const isChosen = (paper: Paper, { year, product }: PaperChoice): boolean =>
  (year === '' || yearIn(paper) === year) && (product === '' || paper.code === product);

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
