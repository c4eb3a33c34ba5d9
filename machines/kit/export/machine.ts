import { assign, setup } from 'xstate';
import { type BackoffContext, backoffDelays, backoffGuards, withBackoff } from '#machines/kit/backoff.ts';
import { failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { maximumRetries } from '#machines/kit/retry.ts';
import { type ExportChoice, type ExportFormat, type ReadRows, readPage, writeRows } from './ports.ts';

/** Number of restarts after the list changed; after that the page shows the failure and waits for a retry. */
const mostChanges = 2;

export interface ExportContext extends BackoffContext {
  /** Requested format; null before the first export. */
  format: ExportFormat | null;
  /** Filters of the requested rows; empty for all rows. */
  choice: ExportChoice;
  /** Number of pages read. */
  pages: number;
  /** Number of rows read, without duplicates. */
  read: number;
  /** Number of rows of the list, as the shop counts them; null before the first answer. */
  total: number | null;
  /** Number of times that the list changed during the read. */
  changes: number;
  /** Number of rows in the file or in print; null until written. */
  written: number | null;
}

export type ExportEvent =
  | { type: 'export.requested'; format: ExportFormat; choice: ExportChoice }
  | { type: 'export.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' }
  /** The shop returns the list's names in another language from now on. */
  | { type: 'language.switched' };

type Request = Pick<ExportEvent & { type: 'export.requested' }, 'format' | 'choice'>;

const begun = {
  target: '#export.reading',
  actions: [{ type: 'startAnew' }, { type: 'choose', params: ({ event }: { event: Request }) => event }],
} as const;
const begins = { 'export.requested': begun } as const;

const page = ({ event }: { event: { output: ReadRows } }) => ({ reading: event.output });
const counted = { type: 'count', params: page } as const;

/** Reads one more page, then continues, finishes, or restarts if the list has changed meanwhile. */
const reading = {
  id: 'readPage',
  src: 'readPage',
  input: ({ context }: { context: ExportContext }) => ({ page: context.pages + 1 }),
  onDone: [
    {
      guard: { type: 'changedOften', params: page },
      target: '#export.unread',
      actions: [{ type: 'startAnew' }, { type: 'rememberChange' }],
    },
    {
      guard: { type: 'hasChanged', params: page },
      target: '#export.reading',
      actions: [{ type: 'countChange' }],
    },
    { guard: { type: 'isAll', params: page }, target: '#export.writing', actions: counted },
    { target: '#export.reading', actions: counted },
  ],
} as const;

/**
 * Export of a list of the shop as a file or on paper. The machine reads the list to its end, page by page with
 * progress, and only then writes it. A list that changed during the read is read again from the start, so that no file
 * has a row twice or lacks one.
 */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    tags: {} as 'busy',
    meta: {} as Meta<'account/orders'>,
  },
  actors: { readPage, writeRows },
  delays: { backoff: backoffDelays.backoff },
  guards: {
    /** True if the shop's total has changed, or if the rows read do not match that total. */
    hasChanged: ({ context }, { reading: { read, total } }: { reading: ReadRows }) => differs(context, read, total),
    changedOften: ({ context }, { reading: { read, total } }: { reading: ReadRows }) =>
      context.changes >= mostChanges && differs(context, read, total),
    isAll: (_, { reading: { read, total } }: { reading: ReadRows }) => read === total,
    mayRepeat: backoffGuards.mayRepeat,
    failedInPassing: backoffGuards.failedInPassing,
  },
  actions: {
    choose: assign((_, { format, choice }: Request) => ({ format, choice })),
    count: assign(({ context }, { reading: { read, total } }: { reading: ReadRows }) => ({
      read,
      total,
      failure: null,
      pages: context.pages + 1,
    })),
    startAnew: assign({ pages: 0, read: 0, total: null, changes: 0, written: null, failure: null }),
    countChange: assign(({ context }) => ({ pages: 0, read: 0, total: null, changes: context.changes + 1 })),
    countWritten: assign((_, { written }: { written: number }) => ({ written })),
    rememberChange: assign({ failure: { kind: 'conflict' } }),
    rememberFailure: failureActions.rememberFailure,
    countRetry: assign({ retries: ({ context }) => Math.min(context.retries + 1, maximumRetries) }),
    startOver: assign({ retries: 0 }),
  },
}).createMachine({
  id: 'export',
  description: 'Saves or prints a list of the shop; the app reads the whole list before it writes anything.',
  context: {
    format: null,
    choice: {},
    pages: 0,
    read: 0,
    total: null,
    changes: 0,
    written: null,
    failure: null,
    retries: 0,
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The customer can save or print the list.',
      meta: { screen: 'account/orders', requirement: '24.4' },
      on: begins,
    },
    reading: {
      tags: 'busy',
      meta: { screen: 'account/orders', requirement: '24.10' },
      on: {
        'export.cancelled': { target: 'idle' },
        'language.switched': { target: 'reading', reenter: true, actions: { type: 'startAnew' } },
      },
      ...withBackoff(reading, '#export.unread', {
        asking: {
          description: 'The app reads the list; the customer sees the progress and can cancel.',
        },
        pausing: {
          description:
            'The shop could not be reached; the app retries in a moment and keeps the pages that it has read.',
        },
      }),
    },
    writing: {
      description: 'All rows are read; the app writes the chosen rows into a file or opens the print dialog.',
      tags: 'busy',
      meta: { screen: 'account/orders', requirement: '24.4' },
      invoke: {
        id: 'writeRows',
        src: 'writeRows',
        input: ({ context: { format, choice } }) => ({ format: nonNull(format), choice }),
        onDone: {
          target: 'done',
          actions: { type: 'countWritten', params: ({ event }) => ({ written: event.output }) },
        },
        onError: { target: 'unwritten', actions: keepFailure },
      },
    },
    done: {
      description: 'The file is saved and the page shows how many rows it has; or the print dialog was opened.',
      meta: { screen: 'account/orders', requirement: '24.4' },
      on: begins,
    },
    unread: {
      description: 'The list could not be read to its end; the customer can resume reading or cancel the export.',
      meta: { screen: 'account/orders', requirement: '8.9, 24.10' },
      on: {
        ...begins,
        'retry.requested': { target: 'reading' },
        'export.cancelled': { target: 'idle' },
        'connection.restored': { guard: { type: 'failedInPassing' }, target: 'reading' },
        'language.switched': { target: 'reading', actions: { type: 'startAnew' } },
      },
    },
    unwritten: {
      description:
        'All rows are read, but writing the file or printing failed; the customer can retry that part or cancel.',
      meta: { screen: 'account/orders', requirement: '24.10' },
      on: {
        ...begins,
        'retry.requested': { target: 'writing' },
        'export.cancelled': { target: 'idle' },
        'language.switched': { target: 'reading', actions: { type: 'startAnew' } },
      },
    },
  },
});

function differs({ total: before, read: earlier }: ExportContext, read: number, total: number): boolean {
  const isOtherCount = before !== null && before !== total;
  return isOtherCount || read > total || (read < total && read === earlier);
}
