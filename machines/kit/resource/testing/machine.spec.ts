import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { busyShop, notFound, offline } from '#machines/testing/failures.ts';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { dataOf, failureIn, isSettled } from '../selectors.ts';
import { subject } from './cases.ts';

const { machine } = subject;
const input = { name: 'payouts', freshness: 600_000 };

specOfMachine(subject);

describe('a resource', () => {
  const read = { type: 'read.requested' };
  const paused = elapses('backoff', 'resource.loading.reading.pausing');
  const grownOld = elapses('freshness', 'resource.ready');

  test('is read once, however many screens request it', () => {
    const loading = play(machine, input, read);
    expect(loading.effects).toEqual([
      { type: 'start', id: 'read', src: 'read', input: { name: 'payouts', key: null } },
    ]);
    expect(loading.snapshot.can(read)).toBe(false);
    expect(dataOf(loading.snapshot)).toBeNull();
    const ready = play(machine, input, read, succeeds('read', 'first'));
    expect(ready.snapshot.can(read)).toBe(false);
    expect(ready.timers).toEqual({ 'xstate.after.freshness.resource.ready': 600_000 });
    expect(dataOf(ready.snapshot)).toBe('first');
  });

  test('waits 0.8 and 1.6 seconds before it retries, then gives the reason of the failure', () => {
    const pauses = [1, 2].map((times) => {
      const retries = Array.from({ length: times }, (_, i) =>
        i === 0 ? [fails('read', offline)] : [paused, fails('read', offline)],
      );
      return play(machine, input, read, ...retries.flat()).timers[
        'xstate.after.backoff.resource.loading.reading.pausing'
      ];
    });
    expect(pauses).toEqual([800, 1600]);
    const two = [fails('read', offline), paused, fails('read', offline), paused];
    const { snapshot } = play(machine, input, read, ...two, fails('read', offline));
    expect(snapshot.value).toBe('failed');
    expect(failureIn(snapshot)).toEqual({ kind: 'offline' });
    expect(isSettled(snapshot)).toBe(true);
  });

  test('is read again once the connection is back, if it was the connection that failed', () => {
    const unreachable = [read, fails('read', offline), paused, fails('read', offline), paused, fails('read', offline)];
    const isReadAgain = [unreachable, [read, fails('read', notFound)]].map((events) =>
      play(machine, input, ...events).snapshot.can({ type: 'connection.restored' }),
    );
    expect(isReadAgain).toEqual([true, false]);
  });

  test('is requested twice after an internal error of the shop, which rarely passes', () => {
    const broken = fails('read', new FailureError({ kind: 'general', status: 500, detail: null }));
    expect(play(machine, input, read, broken).snapshot.matches({ loading: { reading: 'pausing' } })).toBe(true);
    expect(play(machine, input, read, broken, paused, broken).snapshot.value).toBe('failed');
  });

  test('waits as long as the shop demands', () => {
    for (const before of [[read], [read, succeeds('read', 'old'), grownOld, read]]) {
      expect(Object.values(play(machine, input, ...before, fails('read', busyShop)).timers)).toContain(7000);
    }
  });

  test('holds nothing of a customer who has logged out', () => {
    const { snapshot } = play(machine, input, read, succeeds('read', 'mine'), { type: 'resource.forgotten' });
    expect(snapshot.context).toEqual(play(machine, input).snapshot.context);
  });

  test('of endless freshness sets a timer that a browser can hold', () => {
    const { timers } = play(
      machine,
      { name: 'countries', freshness: Number.POSITIVE_INFINITY },
      read,
      succeeds('read', 'all'),
    );
    expect(Object.values(timers)).toEqual([2_147_483_647]);
  });
});
