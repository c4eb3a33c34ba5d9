import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/** What becomes of the rows. */
export type ExportFormat = 'csv' | 'print';

/** What the list was filtered by when it was asked for, by name, as the page's address has it: `{ year: '2025' }`. */
export type ExportChoice = Readonly<Record<string, string>>;

/** How many rows are read, each counted once, and how many the shop counts. */
export interface Reading {
  read: number;
  total: number;
}

/**
 * Reads one page and adds it to those before, which whoever provides the port keeps: a list of thousands is no context.
 * Page 1 begins anew. A page that is read again counts once. Throws `FailureError`.
 */
export const readPage = fromPromise<Reading, { page: number }>(notProvided);

/**
 * Makes the file, or the pages for the printer, of what was read and is chosen, and hands it to the browser: how many
 * rows that are.
 */
export const writeRows = fromPromise<number, { format: ExportFormat; choice: ExportChoice }>(notProvided);
