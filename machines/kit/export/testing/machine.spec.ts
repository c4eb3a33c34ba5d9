import { describe, expect, test } from 'vitest';
import { offline } from '#machines/testing/failures.ts';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { exportMachine } from '../machine.ts';
import { selectFailure, selectRead, selectStage, selectWritten } from '../selectors.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

const asCsv = { type: 'export.requested', format: 'csv', choice: {} };
const of2025 = { type: 'export.requested', format: 'print', choice: { year: '2025' } };
const retry = { type: 'retry.requested' };
const back = { type: 'connection.restored' };
const reads = (read: number, total = 1200) => succeeds('readPage', { read, total });
const played = (...events: Parameters<typeof play>[2][]) => play(exportMachine, undefined, ...events);
/** Returns the requested pages, then the inputs of `writeRows`. */
const askedIn = ({ effects }: ReturnType<typeof play>) =>
  effects.flatMap((effect) => (effect.type === 'start' ? [effect.input] : []));

describe('an export', () => {
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

  test('of a list without rows is written all the same', () => {
    expect(played(asCsv, reads(0, 0)).snapshot.value).toBe('writing');
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
});
