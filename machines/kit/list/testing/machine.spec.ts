import { describe, expect, test } from 'vitest';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { failureIn, isFirstPage, isFull, isLoadingMore, itemsOf, mayGrow, totalOf } from '../selectors.ts';
import { busyShop, notFound, offline, pageWith, subject } from './cases.ts';

const { machine } = subject;
const input = { pageSize: 2, filters: { phrase: '' } };
const more = { type: 'more.requested' };
const retry = { type: 'retry.requested' };
const back = { type: 'connection.restored' };

specOfMachine(subject);

describe('a list', () => {
  test('starts with the first page, with placeholders until it has loaded', () => {
    const { snapshot, effects } = play(machine, input);
    expect(isFirstPage(snapshot)).toBe(true);
    expect(effects).toEqual([
      { type: 'start', id: 'readPage', src: 'readPage', input: { page: 1, pageSize: 2, filters: { phrase: '' } } },
    ]);
  });

  test('grows page by page, with moved entries once, until a page is empty', () => {
    const grown = [succeeds('readPage', pageWith(1, 2)), more, succeeds('readPage', pageWith(2, 3))];
    const { snapshot } = play(machine, input, ...grown);
    expect(itemsOf(snapshot)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(totalOf(snapshot)).toBe(99);
    expect(mayGrow(snapshot)).toBe(true);
    const third = play(machine, input, ...grown, more);
    expect(third.effects).toContainEqual(expect.objectContaining({ input: expect.objectContaining({ page: 3 }) }));
    expect(isLoadingMore(third.snapshot)).toBe(true);
    expect(third.snapshot.can(more)).toBe(false);
    expect(mayGrow(third.snapshot)).toBe(true);
    const all = play(machine, input, ...grown, more, succeeds('readPage', pageWith()));
    expect(all.snapshot.value).toBe('exhausted');
    expect(itemsOf(all.snapshot)).toHaveLength(3);
    expect(mayGrow(all.snapshot)).toBe(false);
  });

  test('ends with as many entries as the shop counts, also if one was removed meanwhile', () => {
    const counted = (total: number, ...ids: number[]) =>
      succeeds('readPage', { ...pageWith(...ids), totalItems: total });
    for (const [before, total] of [
      [[], 2],
      [[], 1],
      [[succeeds('readPage', pageWith(1)), more], 2],
    ] as const) {
      const { snapshot } = play(machine, input, ...before, counted(total, 2, 1));
      expect([snapshot.value, mayGrow(snapshot), itemsOf(snapshot).length]).toEqual(['exhausted', false, 2]);
      expect(totalOf(snapshot)).toBe(total);
      expect(mayGrow(play(machine, input, ...before, counted(3, 2, 1)).snapshot)).toBe(true);
    }
  });

  test('reports an empty result', () => {
    const { snapshot } = play(machine, input, succeeds('readPage', pageWith()));
    expect([snapshot.value, itemsOf(snapshot)]).toEqual(['exhausted', []]);
  });

  test('keeps its entries when the next page fails, and does not ask again by scrolling', () => {
    const { snapshot } = play(machine, input, succeeds('readPage', pageWith(1, 2)), more, fails('readPage', notFound));
    expect(itemsOf(snapshot)).toHaveLength(2);
    expect(failureIn(snapshot)).toEqual({ kind: 'notFound' });
    expect(snapshot.can(more)).toBe(false);
    expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
  });

  test('repeats a page that failed temporarily after a pause', () => {
    const { timers, snapshot } = play(machine, input, fails('readPage', offline));
    expect(timers).toMatchObject({ 'xstate.after.backoff.list.loading.reading.pausing': 800 });
    expect(failureIn(snapshot)).toBeNull();
  });

  test('whose first page takes longer than usual says so, and reports failures from then on at once', () => {
    const late = elapses('patience', 'list.loading.waiting.usual');
    expect(play(machine, input).snapshot.hasTag('slow')).toBe(false);
    expect(play(machine, input).timers).toEqual({ 'xstate.after.patience.list.loading.waiting.usual': 3000 });
    const long = play(machine, input, late);
    expect([long.snapshot.hasTag('slow'), long.running]).toEqual([true, ['readPage']]);
    expect(play(machine, input, late, fails('readPage', offline)).snapshot.value).toBe('failed');
    expect(play(machine, input, late, succeeds('readPage', pageWith(1, 2))).snapshot.hasTag('slow')).toBe(false);
    expect(play(machine, input, succeeds('readPage', pageWith(1, 2)), more).timers).toEqual({});
  });

  test('waits as long as the shop demands, before the first page and before a further one', () => {
    for (const before of [[], [succeeds('readPage', pageWith(1, 2)), more]]) {
      expect(Object.values(play(machine, input, ...before, fails('readPage', busyShop)).timers)).toContain(7000);
    }
  });

  test('keeps the old entries until the list is read again after a write', () => {
    const { snapshot } = play(machine, input, succeeds('readPage', pageWith(1, 2)), { type: 'list.invalidated' });
    expect(itemsOf(snapshot)).toHaveLength(2);
    expect(isFirstPage(snapshot)).toBe(false);
  });

  test('holds 2,000 entries by default', () => {
    const ids = (length: number) => Array.from({ length }, (_, id) => id);
    const stateOf = (length: number) =>
      play(machine, input, succeeds('readPage', { ...pageWith(...ids(length)), totalItems: 3000 })).snapshot.value;
    expect([1999, 2000].map(stateOf)).toEqual(['ready', 'full']);
  });

  test('stops at its maximum and says that there are more, unless there are none', () => {
    const { snapshot } = play(machine, { ...input, maximum: 3 }, succeeds('readPage', pageWith(1, 2, 3, 4)));
    expect([isFull(snapshot), mayGrow(snapshot)]).toEqual([true, false]);
    expect(itemsOf(snapshot)).toHaveLength(3);
    const all = succeeds('readPage', { ...pageWith(1, 2, 3), totalItems: 3 });
    expect(isFull(play(machine, { ...input, maximum: 3 }, all).snapshot)).toBe(false);
  });

  test('that pauses resumes at once on request or when the connection is back', () => {
    for (const before of [[], [succeeds('readPage', pageWith(1, 2)), more]]) {
      const pausing = play(machine, input, ...before, fails('readPage', offline));
      expect(pausing.running).toEqual([]);
      for (const next of [retry, back]) {
        const again = play(machine, input, ...before, fails('readPage', offline), next);
        expect(again.running).toEqual(['readPage']);
      }
    }
  });

  test('that failed can be requested again, but by itself only after a temporary failure', () => {
    const pause = elapses('backoff', 'list.loading.reading.pausing');
    const pauseMore = elapses('backoff', 'list.loadingMore.pausing');
    for (const [before, elapsed] of [
      [[], pause],
      [[succeeds('readPage', pageWith(1, 2)), more], pauseMore],
    ] as const) {
      const lost = fails('readPage', offline);
      const given = [...before, lost, elapsed, lost, elapsed, lost];
      expect(failureIn(play(machine, input, ...given).snapshot)).toEqual({ kind: 'offline' });
      for (const next of [retry, back]) {
        expect(play(machine, input, ...given, next).running).toEqual(['readPage']);
        // The retry has its full number of attempts again.
        expect(Object.values(play(machine, input, ...given, next, lost).timers)).toContain(800);
      }
      const missing = play(machine, input, ...before, fails('readPage', notFound));
      expect(failureIn(missing.snapshot)).toEqual({ kind: 'notFound' });
      expect(missing.snapshot.can(back)).toBe(false);
      expect(missing.snapshot.can(retry)).toBe(true);
    }
  });

  test('that reaches its maximum with a further page is full, and shows no failure during a retry', () => {
    const grown = [succeeds('readPage', pageWith(1, 2)), more];
    const full = play(machine, { ...input, maximum: 3 }, ...grown, succeeds('readPage', pageWith(3, 4)));
    expect(full.snapshot.value).toBe('full');
    expect(itemsOf(full.snapshot)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    const again = play(machine, input, ...grown, fails('readPage', notFound), retry);
    expect(failureIn(again.snapshot)).toBeNull();
  });
});
