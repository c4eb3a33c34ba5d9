import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import type { Invoice } from '#domain/shop/order.ts';
import type { LedgerEntry } from '#domain/shop/transfer.ts';
import { type CalendarDate, dayOf } from '#domain/time/calendar.ts';
import { type Choice, choiceAmong, type Offered, securitiesAmong, yearOfDate, yearsAmong } from './choice.ts';

/** What tells the papers of an account, and the movements of a wallet, apart: their day, and the security that they are about. */
export interface Paper {
  /** ISO 8601, a day or a moment; null where the shop does not say. */
  date: string | null;
  code: string | null;
  name: string | null;
}

/** An invoice is about what its order is of. */
export const paperOfInvoice = ({ issuedAt, order }: Invoice): Paper => ({
  date: issuedAt,
  code: order.items[0]?.productCode ?? null,
  name: order.items[0]?.productName ?? null,
});

/** A reversal takes the amounts of another invoice of its order back, and so has one below 0. */
export const isReversal = ({ total }: Pick<Invoice, 'total'>): boolean => (total ?? 0) < 0;

/** The invoices of which a reversal is among them. */
export function reversedAmong(invoices: readonly Invoice[]): readonly Invoice[] {
  const orders = new Set(invoices.filter(isReversal).map(({ order }) => order.tokenValue));
  return invoices.filter((invoice) => orders.has(invoice.order.tokenValue) && !isReversal(invoice));
}

export const paperOfMovement = ({ createdAt, productCode, productName }: LedgerEntry): Paper => ({
  date: createdAt,
  code: productCode,
  name: productName,
});

/** What papers may be chosen by. */
export const offeredBy = (papers: readonly Paper[]): Offered => ({
  years: yearsAmong(papers.flatMap(({ date }) => date ?? [])),
  securities: securitiesAmong(papers),
});

/** Whether a paper is among those that are shown. */
export const isChosen = (paper: Paper, { year, product }: Choice): boolean =>
  (year === '' || (paper.date !== null && yearOfDate(paper.date) === year)) &&
  (product === '' || paper.code === product);

/** The papers that an address asks for, in their order, as far as there is something of it; what that chooses, and in words. */
export function chosenAmong<T>(all: readonly T[], paperOf: (each: T) => Paper, asked: Partial<Choice>) {
  const offered = offeredBy(all.map(paperOf));
  const choice = choiceAmong(offered, asked);
  const security = offered.securities.find(({ code }) => code === choice.product);
  return {
    offered,
    choice,
    chosen: all.filter((each) => isChosen(paperOf(each), choice)),
    words: [choice.year, security?.name],
  };
}

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
