import { FailureError } from '#domain/shop/failure.ts';
import { notFound, offline } from '#machines/testing/failures.ts';
import { type Cases, elapses, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { exportMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

const unwritable = new FailureError({ kind: 'general', status: null, detail: null });

/** Readings of a list of a hundred rows: the first page, and the whole list. */
const half = { read: 50, total: 100 };
const whole = { read: 100, total: 100 };

const exportCases: Cases<typeof exportMachine> = {
  events: [
    { type: 'export.requested', format: 'csv', choice: {} },
    { type: 'export.requested', format: 'print', choice: {} },
    { type: 'export.cancelled' },
    { type: 'retry.requested' },
    { type: 'connection.restored' },
    { type: 'language.switched' },
  ],
  outcomes: [
    succeeds('readPage', half, 'the first half'),
    succeeds('readPage', whole, 'all of it'),
    succeeds('readPage', { read: 50, total: 99 }, 'one row fewer in the list'),
    fails('readPage', offline),
    fails('readPage', notFound),
    succeeds('writeRows', 100, 'written'),
    fails('writeRows', unwritable),
    elapses('backoff', 'export.reading.pausing'),
  ],
  stateKey: ({ context }) => [
    context.format,
    context.written,
    context.read > 0,
    context.total,
    context.changes,
    context.failure?.kind,
    context.retries,
  ],
  invariants: ({ context, value }) => {
    const isWritten = value === 'writing' || value === 'done' || value === 'unwritten';
    return {
      'nothing is written of a list that was not read to its end': !isWritten || context.read === context.total,
      'a failed state has a failure': (value !== 'unread' && value !== 'unwritten') || context.failure !== null,
      'written rows are counted': (value === 'done') === (context.written !== null),
      'reading and writing follow a request': value === 'idle' || context.format !== null,
      'a list is read at most three times': context.changes <= 2,
    };
  },
};

export const subject: Subject = { name: 'export', machine: exportMachine, cases: exportCases, selectors };
