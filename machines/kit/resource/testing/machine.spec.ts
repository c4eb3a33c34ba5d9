import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { dataOf, failureIn, isSettled, partOf } from '../selectors.ts';
import { busyShop, notFound, offline, subject } from './cases.ts';

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

  test('shows its first part until all has loaded, and does not take a part for the value', () => {
    const came = { type: 'part.came', data: 'a part' };
    const begun = play(machine, input, read, came).snapshot;
    expect([dataOf(begun), partOf(begun), isSettled(begun)]).toEqual([null, 'a part', false]);
    const whole = play(machine, input, read, came, succeeds('read', 'whole')).snapshot;
    expect([dataOf(whole), partOf(whole)]).toEqual(['whole', 'whole']);
    const broken = play(machine, input, read, came, fails('read', notFound)).snapshot;
    expect([dataOf(broken), partOf(broken), failureIn(broken)]).toEqual([null, 'a part', { kind: 'notFound' }]);
    // Another read keeps showing the old value.
    expect(
      play(machine, input, read, succeeds('read', 'old'), { type: 'resource.invalidated' }).snapshot.can(came),
    ).toBe(false);
    expect(partOf(play(machine, input, read, came, { type: 'resource.forgotten' }).snapshot)).toBeNull();
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

  test('that takes longer than usual says so after three seconds, and reports failures from then on at once', () => {
    const usual = play(machine, input, read);
    expect(usual.timers).toEqual({ 'xstate.after.patience.resource.loading.waiting.usual': 3000 });
    expect(usual.snapshot.hasTag('slow')).toBe(false);
    const late = elapses('patience', 'resource.loading.waiting.usual');
    const long = play(machine, input, read, late);
    expect(long.snapshot.hasTag('slow')).toBe(true);
    expect(long.running).toEqual(['read']);
    expect(play(machine, input, read, late, fails('read', offline)).snapshot.value).toBe('failed');
    const pausing = play(machine, input, read, fails('read', busyShop), late, paused);
    expect(pausing.snapshot.hasTag('slow')).toBe(true);
    const over = play(machine, input, read, fails('read', busyShop), late, paused, fails('read', busyShop));
    expect([over.snapshot.value, over.snapshot.hasTag('slow')]).toEqual(['failed', false]);
    // A repeated read has the full time again.
    const again = play(machine, input, read, late, fails('read', offline), { type: 'retry.requested' });
    expect(again.snapshot.hasTag('slow')).toBe(false);
    const invalidated = play(machine, input, read, late, { type: 'resource.invalidated' });
    expect(invalidated.snapshot.hasTag('slow')).toBe(false);
    expect(play(machine, input, read, late, succeeds('read', 'there')).snapshot.hasTag('slow')).toBe(false);
    expect(play(machine, input, read, succeeds('read', 'old'), grownOld, read).timers).toEqual({});
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

  test('keeps the old value when a reload fails, and says so', () => {
    const reloading = [read, succeeds('read', 'old'), grownOld, read];
    expect(play(machine, input, ...reloading).snapshot.matches('reloading')).toBe(true);
    const { snapshot } = play(machine, input, ...reloading, fails('read', notFound));
    expect(snapshot.value).toBe('stale');
    expect(dataOf(snapshot)).toBe('old');
    expect(failureIn(snapshot)).toEqual({ kind: 'notFound' });
  });

  test('reads again after a write, and drops the answer that was older than the write', () => {
    const { effects } = play(machine, input, read, { type: 'resource.invalidated' });
    expect(effects.map((effect) => effect.type)).toEqual(['stop', 'start']);
  });

  test('that a write invalidated is retried as often as at first, however often it failed before', () => {
    const lost = fails('read', offline);
    for (const before of [[read], [read, succeeds('read', 'old'), grownOld, read]]) {
      const again = [...before, lost, { type: 'retry.requested' }, lost, { type: 'resource.invalidated' }, lost];
      expect(Object.values(play(machine, input, ...again).timers)).toContain(800);
    }
  });

  test('catches up when the connection is back, but not after a permanent failure', () => {
    const back = { type: 'connection.restored' };
    const lost = play(machine, input, read, succeeds('read', 'old'), grownOld, read, fails('read', notFound));
    expect(lost.snapshot.can(back)).toBe(false);
    expect(play(machine, input, read, fails('read', offline), back).snapshot.value).toEqual({
      loading: { reading: 'asking', waiting: 'usual' },
    });
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

  test('that pauses resumes at once on request or when the connection is back', () => {
    for (const before of [[read], [read, succeeds('read', 'old'), grownOld, read]]) {
      for (const type of ['retry.requested', 'connection.restored']) {
        const again = play(machine, input, ...before, fails('read', offline), { type });
        expect(again.running).toEqual(['read']);
      }
    }
  });

  test('that is stale or failed is read again on request of a screen, a write, the user or the connection', () => {
    const two = [fails('read', offline), paused, fails('read', offline), paused];
    const failed = [read, ...two, fails('read', offline)];
    const again = elapses('backoff', 'resource.reloading.pausing');
    const lost = fails('read', offline);
    const stale = [read, succeeds('read', 'old'), grownOld, read, lost, again, lost, again, lost];
    for (const before of [failed, stale]) {
      for (const type of ['read.requested', 'resource.invalidated', 'retry.requested', 'connection.restored']) {
        const { running, snapshot } = play(machine, input, ...before, { type });
        expect(running).toEqual(['read']);
        expect(failureIn(snapshot)).toBeNull();
        expect(isSettled(snapshot)).toBe(before === stale);
        // The retry has its full number of attempts again.
        expect(Object.values(play(machine, input, ...before, { type }, lost).timers)).toContain(800);
      }
    }
    const missing = play(machine, input, read, fails('read', notFound));
    expect(failureIn(missing.snapshot)).toEqual({ kind: 'notFound' });
    expect(missing.snapshot.can({ type: 'connection.restored' })).toBe(false);
  });

  test('remains visible while a newer value is read, which then replaces it', () => {
    const invalidated = { type: 'resource.invalidated' };
    const ready = [read, succeeds('read', 'old')];
    expect(isSettled(play(machine, input, ...ready).snapshot)).toBe(true);
    const reloading = play(machine, input, ...ready, invalidated);
    expect(reloading.running).toEqual(['read']);
    expect(dataOf(reloading.snapshot)).toBe('old');
    expect(isSettled(reloading.snapshot)).toBe(true);
    expect(reloading.snapshot.hasTag('busy')).toBe(true);
    const effects = play(machine, input, ...ready, invalidated, invalidated).effects.map(({ type }) => type);
    expect(effects).toEqual(['stop', 'start']);
    const newer = play(machine, input, ...ready, invalidated, succeeds('read', 'new'));
    expect(dataOf(newer.snapshot)).toBe('new');
    expect(newer.snapshot.value).toBe('ready');
    expect(play(machine, input, read).snapshot.hasTag('busy')).toBe(true);
  });

  test('that a write returned needs no read, and no read is running after a logout', () => {
    const written = play(machine, input, read, { type: 'resource.written', data: 'written' });
    expect(written.snapshot.value).toBe('ready');
    expect(dataOf(written.snapshot)).toBe('written');
    expect(play(machine, input, read, { type: 'resource.forgotten' }).running).toEqual([]);
  });
});
