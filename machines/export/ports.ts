import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/** What becomes of the rows. */
export type ExportFormat = 'csv' | 'print';

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

/** Makes the file, or the pages for the printer, of all that was read, and hands it to the browser. */
export const writeRows = fromPromise<void, { format: ExportFormat }>(notProvided);
