import { describe, expect, test } from 'vitest';
import { busyShop, notFound, offline } from '#machines/testing/failures.ts';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { failureIn, isFirstPage, isFull, isLoadingMore, itemsOf, mayGrow, totalOf } from '../selectors.ts';
import { pageWith, subject } from './cases.ts';

const { machine } = subject;
const input = { pageSize: 2, filters: { phrase: '' } };
const more = { type: 'more.requested' };
const retry = { type: 'retry.requested' };

specOfMachine(subject);

describe('a list', () => {
  test('shows placeholders before its first page only', () => {
    const ready = [succeeds('readPage', pageWith(1, 2))];
    const again = [...ready, { type: 'list.invalidated' }];
    const isEmpty = [[], ready, again].map((events) => isFirstPage(play(machine, input, ...events).snapshot));
    expect(isEmpty).toEqual([true, false, false]);
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

  test('waits as long as the shop demands, before the first page and before a further one', () => {
    for (const before of [[], [succeeds('readPage', pageWith(1, 2)), more]]) {
      expect(Object.values(play(machine, input, ...before, fails('readPage', busyShop)).timers)).toContain(7000);
    }
  });

  test('is read again once the connection is back, if it was the connection that failed', () => {
    const paused = elapses('backoff', 'list.loading.reading.pausing');
    const restored = { type: 'connection.restored' };
    const unreachable = [fails('readPage', offline), paused, fails('readPage', offline), paused];
    const isReadAgain = [[...unreachable, fails('readPage', offline)], [fails('readPage', notFound)]].map((events) => {
      const { snapshot } = play(machine, input, ...events);
      return [snapshot.value, snapshot.can(restored)];
    });
    expect(isReadAgain).toEqual([
      ['failed', true],
      ['failed', false],
    ]);
  });

  test('holds 2,000 entries by default', () => {
    const ids = (length: number) => Array.from({ length }, (_, id) => id);
    const stateOf = (length: number) =>
      play(machine, input, succeeds('readPage', { ...pageWith(...ids(length)), totalItems: 3000 })).snapshot.value;
    expect([1999, 2000].map(stateOf)).toEqual(['ready', 'full']);
  });

  /** Requirement 15.3. */
  test('stops at its maximum and says that there are more, unless there are none', () => {
    const { snapshot } = play(machine, { ...input, maximum: 3 }, succeeds('readPage', pageWith(1, 2, 3, 4)));
    expect([isFull(snapshot), mayGrow(snapshot)]).toEqual([true, false]);
    expect(itemsOf(snapshot)).toHaveLength(3);
    const all = succeeds('readPage', { ...pageWith(1, 2, 3), totalItems: 3 });
    expect(isFull(play(machine, { ...input, maximum: 3 }, all).snapshot)).toBe(false);
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
