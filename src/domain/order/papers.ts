import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import type { Invoice } from '#domain/shop/order.ts';
import type { LedgerEntry } from '#domain/shop/transfer.ts';
import { type CalendarDate, dayOf } from '#domain/time/calendar.ts';
import { type Choice, choiceAmong, type Offered, securitiesAmong, yearOfDate, yearsAmong } from './choice.ts';

/** Fields by which lists filter an account's documents and a wallet's movements: day and security. */
export interface Paper {
  /** ISO 8601, a day or a moment; null if the shop sends none. */
  date: string | null;
  code: string | null;
  name: string | null;
}

/** Filter fields of an invoice: the security of its order's first item. */
export const paperOfInvoice = ({ issuedAt, order }: Invoice): Paper => ({
  date: issuedAt,
  code: order.items[0]?.productCode ?? null,
  name: order.items[0]?.productName ?? null,
});

/** True for a reversal, which takes back another invoice of its order and therefore has a negative total. */
export const isReversal = ({ total }: Pick<Invoice, 'total'>): boolean => (total ?? 0) < 0;

/** Returns the invoices that another invoice in the list reverses. */
export function reversedAmong(invoices: readonly Invoice[]): readonly Invoice[] {
  const orders = new Set(invoices.filter(isReversal).map(({ order }) => order.tokenValue));
  return invoices.filter((invoice) => orders.has(invoice.order.tokenValue) && !isReversal(invoice));
}

export const paperOfMovement = ({ createdAt, productCode, productName }: LedgerEntry): Paper => ({
  date: createdAt,
  code: productCode,
  name: productName,
});

/** Values offered by the filter of documents. */
export const offeredBy = (papers: readonly Paper[]): Offered => ({
  years: yearsAmong(papers.flatMap(({ date }) => date ?? [])),
  securities: securitiesAmong(papers),
});

export const isChosen = (paper: Paper, { year, product }: Choice): boolean =>
  (year === '' || (paper.date !== null && yearOfDate(paper.date) === year)) &&
  (product === '' || paper.code === product);

/**
 * Documents that match an address's filter, in the given order; with the offered values, the filter, and the filter in
 * words.
 */
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

/** Compares by creation (ISO 8601, UTC), latest first, then by id. */
export const latestFirst = (one: Made, other: Made): number =>
  one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : other.id - one.id;

interface Made {
  id: number;
  createdAt: string;
}

/**
 * True if the customer requested statements on a day; they cover each security held then, and the shop makes no more
 * that day.
 */
export const isRequestedOn = (
  excerpts: readonly Pick<RegisterExcerpt, 'statementKind' | 'createdAt'>[],
  today: CalendarDate,
): boolean => excerpts.some(({ statementKind, createdAt }) => statementKind === 'manual' && dayOf(createdAt) === today);
