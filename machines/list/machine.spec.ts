import { describe, expect, test } from 'vitest';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { notFound, offline, pageWith, subject } from './cases.ts';
import { failureIn, isCut, isEmpty, isFirstPage, isLoadingMore, itemsOf, mayGrow, totalOf } from './selectors.ts';

const { machine } = subject;
const input = { pageSize: 2, filters: { phrase: '' } };
const more = { type: 'more.requested' };

specOfMachine(subject);

describe('a list', () => {
  test('begins with the first page, with placeholders until it is there', () => {
    const { snapshot, effects } = play(machine, input);
    expect(isFirstPage(snapshot)).toBe(true);
    expect(effects).toEqual([
      { type: 'start', id: 'readPage', src: 'readPage', input: { page: 1, pageSize: 2, filters: { phrase: '' } } },
    ]);
  });

  test('grows page by page, an entry that moved between pages once, until a page is empty', () => {
    const grown = [succeeds('readPage', pageWith(1, 2)), more, succeeds('readPage', pageWith(2, 3))];
    const { snapshot } = play(machine, input, ...grown);
    expect(itemsOf(snapshot)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(totalOf(snapshot)).toBe(99);
    expect(mayGrow(snapshot)).toBe(true);
    const third = play(machine, input, ...grown, more);
    expect(third.effects).toContainEqual(expect.objectContaining({ input: expect.objectContaining({ page: 3 }) }));
    expect(isLoadingMore(third.snapshot)).toBe(true);
    expect(third.snapshot.can(more)).toBe(false);
    const all = play(machine, input, ...grown, more, succeeds('readPage', pageWith()));
    expect(all.snapshot.value).toBe('exhausted');
    expect(itemsOf(all.snapshot)).toHaveLength(3);
    expect(mayGrow(all.snapshot)).toBe(false);
  });

  test('says when nothing matches', () => {
    expect(isEmpty(play(machine, input, succeeds('readPage', pageWith())).snapshot)).toBe(true);
  });

  test('drops the answer to filters that have changed meanwhile', () => {
    const { snapshot, effects } = play(machine, input, succeeds('readPage', pageWith(1, 2)), more, {
      type: 'filters.changed',
      filters: { phrase: 'bond' },
    });
    expect(itemsOf(snapshot)).toEqual([]);
    expect(effects).toEqual([
      { type: 'stop', id: 'readPage' },
      { type: 'start', id: 'readPage', src: 'readPage', input: { page: 1, pageSize: 2, filters: { phrase: 'bond' } } },
    ]);
  });

  test('keeps its entries when the next page fails, and does not ask again by scrolling', () => {
    const { snapshot } = play(machine, input, succeeds('readPage', pageWith(1, 2)), more, fails('readPage', notFound));
    expect(itemsOf(snapshot)).toHaveLength(2);
    expect(failureIn(snapshot)).toEqual({ kind: 'notFound' });
    expect(snapshot.can(more)).toBe(false);
    expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
  });

  test('repeats a page that failed in passing after a pause', () => {
    const { timers, snapshot } = play(machine, input, fails('readPage', offline));
    expect(timers).toEqual({ 'xstate.after.backoff.list.loading.pausing': 1000 });
    expect(failureIn(snapshot)).toBeNull();
  });

  test('keeps the old entries until the list is read again after a write', () => {
    const { snapshot } = play(machine, input, succeeds('readPage', pageWith(1, 2)), { type: 'list.invalidated' });
    expect(itemsOf(snapshot)).toHaveLength(2);
    expect(isFirstPage(snapshot)).toBe(false);
  });

  test('holds 2,000 entries unless told otherwise', () => {
    const ids = (length: number) => Array.from({ length }, (_, id) => id);
    const isFull = (length: number) =>
      isCut(play(machine, input, succeeds('readPage', pageWith(...ids(length)))).snapshot);
    expect([1999, 2000].map(isFull)).toEqual([false, true]);
  });

  test('stops at its maximum and says that there is more', () => {
    const { snapshot } = play(machine, { ...input, maximum: 3 }, succeeds('readPage', pageWith(1, 2, 3, 4)));
    expect(isCut(snapshot)).toBe(true);
    expect(itemsOf(snapshot)).toHaveLength(3);
  });
});
