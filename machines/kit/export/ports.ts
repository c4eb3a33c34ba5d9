import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

export type ExportFormat = 'csv' | 'print';

/** Filters of the list at the time of the request, by their names in the page's address: `{ year: '2025' }`. */
export type ExportChoice = Readonly<Record<string, string>>;

/** Number of rows read, without duplicates, and the shop's total. */
export interface ReadRows {
  read: number;
  total: number;
}

/**
 * Reads one page and adds it to the previous ones. The provider of the port keeps the rows: a list of thousands is too
 * large for context. Page 1 starts again. A page that is read again counts once. Throws `FailureError`.
 */
export const readPage = fromPromise<ReadRows, { page: number }>(notProvided);

/**
 * Builds the file or the printed pages from the chosen rows, hands them to the browser, and returns the number of rows.
 */
export const writeRows = fromPromise<number, { format: ExportFormat; choice: ExportChoice }>(notProvided);
