import { describe, expect, test } from 'vitest';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { exportMachine } from '../machine.ts';
import {
  canCancel,
  selectFailure,
  selectFormat,
  selectRead,
  selectStage,
  selectTotal,
  selectWritten,
} from '../selectors.ts';
import { notFound, offline, subject, unwritable } from './cases.ts';

specOfMachine(subject);

const asCsv = { type: 'export.requested', format: 'csv', choice: {} };
const of2025 = { type: 'export.requested', format: 'print', choice: { year: '2025' } };
const cancel = { type: 'export.cancelled' };
const retry = { type: 'retry.requested' };
const back = { type: 'connection.restored' };
const language = { type: 'language.switched' };
const reads = (read: number, total = 1200) => succeeds('readPage', { read, total });
const played = (...events: Parameters<typeof play>[2][]) => play(exportMachine, undefined, ...events);
/** Returns the requested pages, then the inputs of `writeRows`. */
const askedIn = ({ effects }: ReturnType<typeof play>) =>
  effects.flatMap((effect) => (effect.type === 'start' ? [effect.input] : []));

describe('an export', () => {
  test('reads page by page to the end, reports its progress, and then writes once', () => {
    const begun = played(asCsv);
    expect([selectStage(begun.snapshot), selectTotal(begun.snapshot), canCancel(begun.snapshot)]).toEqual([
      'running',
      null,
      true,
    ]);
    expect(askedIn(begun)).toEqual([{ page: 1 }]);
    const underWay = played(asCsv, reads(400), reads(800));
    expect([selectRead(underWay.snapshot), selectTotal(underWay.snapshot)]).toEqual([800, 1200]);
    expect(askedIn(underWay).at(-1)).toEqual({ page: 3 });
    const read = played(asCsv, reads(400), reads(800), reads(1200));
    expect([read.snapshot.value, canCancel(read.snapshot), askedIn(read).at(-1)]).toEqual([
      'writing',
      false,
      { format: 'csv', choice: {} },
    ]);
    const done = played(asCsv, reads(400), reads(800), reads(1200), succeeds('writeRows', 1200));
    expect([selectStage(done.snapshot), selectWritten(done.snapshot), selectFormat(done.snapshot)]).toEqual([
      'done',
      1200,
      'csv',
    ]);
  });

  test('writes the filtered rows of its start, from a list that is read whole', () => {
    const writing = played(of2025, reads(400), reads(800), reads(1200));
    expect(askedIn(writing).at(-1)).toEqual({ format: 'print', choice: { year: '2025' } });
    const done = played(of2025, reads(1200), succeeds('writeRows', 12));
    expect([selectRead(done.snapshot), selectWritten(done.snapshot)]).toEqual([1200, 12]);
    // The next export ignores the choice of the previous one.
    expect(askedIn(played(of2025, reads(1200), succeeds('writeRows', 12), asCsv, reads(1200))).at(-1)).toEqual({
      format: 'csv',
      choice: {},
    });
  });

  test('is one at a time', () => {
    for (const before of [[], [reads(400)], [reads(1200)]])
      expect(played(asCsv, ...before).snapshot.can(of2025)).toBe(false);
    const again = played(asCsv, reads(1200), succeeds('writeRows', 1200), of2025);
    expect([selectFormat(again.snapshot), selectWritten(again.snapshot), askedIn(again).at(-1)]).toEqual([
      'print',
      null,
      { page: 1 },
    ]);
  });

  test('of a list without rows is written all the same', () => {
    expect(played(asCsv, reads(0, 0)).snapshot.value).toBe('writing');
  });

  test('can be cancelled while it reads, and starts from the beginning after that', () => {
    const cancelled = played(asCsv, reads(400), cancel);
    expect(selectStage(cancelled.snapshot)).toBe('idle');
    expect(cancelled.running).toEqual([]);
    expect(askedIn(played(asCsv, reads(400), cancel, asCsv)).at(-1)).toEqual({ page: 1 });
  });

  test.each([
    ['another number of rows', reads(800, 1199)],
    ['a page without anything new', reads(400)],
    ['more rows than the shop counts', reads(1201)],
  ])('notices %s, and reads the list again', (_, changed) => {
    const noticed = played(asCsv, reads(400), changed);
    expect([noticed.snapshot.hasTag('busy'), selectRead(noticed.snapshot), askedIn(noticed).at(-1)]).toEqual([
      true,
      0,
      { page: 1 },
    ]);
    const anew = [reads(400), changed];
    const often = played(asCsv, ...anew, ...anew, ...anew);
    expect([often.snapshot.value, selectFailure(often.snapshot)]).toEqual(['unread', { kind: 'conflict' }]);
    expect(askedIn(played(asCsv, ...anew, ...anew, ...anew, retry)).at(-1)).toEqual({ page: 1 });
    expect(often.snapshot.can(back)).toBe(false);
  });

  test('keeps the read pages when one fails, and resumes there', () => {
    const failed = played(asCsv, reads(400), fails('readPage', notFound));
    expect([selectStage(failed.snapshot), selectFailure(failed.snapshot), selectRead(failed.snapshot)]).toEqual([
      'unread',
      { kind: 'notFound' },
      400,
    ]);
    expect(askedIn(played(asCsv, reads(400), fails('readPage', notFound), retry)).at(-1)).toEqual({ page: 2 });
    expect(played(asCsv, reads(400), fails('readPage', notFound), cancel).snapshot.value).toBe('idle');
  });

  test('repeats a page that failed temporarily, then reports it, and resumes with the connection', () => {
    const pause = elapses('backoff', 'export.reading.pausing');
    const first = played(asCsv, reads(400), fails('readPage', offline));
    expect([selectStage(first.snapshot), selectFailure(first.snapshot)]).toEqual(['running', null]);
    expect(Object.values(first.timers)).toEqual([800]);
    const off = fails('readPage', offline);
    const steps = [asCsv, reads(400), off, pause, off, pause, off];
    expect(played(...steps).snapshot.value).toBe('unread');
    expect(askedIn(played(...steps, back)).at(-1)).toEqual({ page: 2 });
    // Each page has its own retries.
    expect(played(asCsv, off, pause, off, pause, reads(400), off).snapshot.hasTag('busy')).toBe(true);
  });

  test('starts over in another language, so that no file mixes two', () => {
    expect(askedIn(played(asCsv, reads(400), language)).at(-1)).toEqual({ page: 1 });
    expect(askedIn(played(asCsv, reads(400), fails('readPage', notFound), language)).at(-1)).toEqual({ page: 1 });
    expect(askedIn(played(asCsv, reads(1200), fails('writeRows', unwritable), language)).at(-1)).toEqual({ page: 1 });
    expect(played().snapshot.can(language)).toBe(false);
  });

  test('that cannot be written is tried again without reading', () => {
    const unwritten = played(asCsv, reads(1200), fails('writeRows', unwritable));
    expect([selectStage(unwritten.snapshot), selectFailure(unwritten.snapshot)?.kind]).toEqual([
      'unwritten',
      'general',
    ]);
    expect(askedIn(played(asCsv, reads(1200), fails('writeRows', unwritable), retry)).at(-1)).toEqual({
      format: 'csv',
      choice: {},
    });
  });
});
