import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FailureError } from '#domain/shop/failure.ts';
import { offline, rateLimited } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { type MigrationEvent, migrationMachine } from '../machine.ts';
import { isBusy, selectFailure, selectStage } from '../selectors.ts';
import { done, needed, subject } from './cases.ts';

specOfMachine(subject);

const isNeeded = succeeds('readNeed', needed);
const isDone = succeeds('readNeed', done);
const submit: MigrationEvent = { type: 'number.submitted', customerId: 'K-104882' };
const loaded = { type: 'emit', event: { type: 'data.loaded' } };

const played = (...events: AnyEventObject[]) => play(migrationMachine, undefined, ...events);

describe('the data of the former system', () => {
  test('are taken over once, however often the button is clicked, and reported', () => {
    const { snapshot, effects } = played(isNeeded, submit);
    expect(effects).toContainEqual({
      type: 'start',
      id: 'migrate',
      src: 'migrate',
      input: { customerId: 'K-104882' },
    });
    expect([isBusy(snapshot), snapshot.can(submit)]).toEqual([true, false]);
    const end = played(isNeeded, submit, succeeds('migrate'));
    expect(selectStage(end.snapshot)).toBe('loaded');
    expect(end.effects.filter(({ type }) => type === 'emit')).toEqual([loaded]);
  });

  test.each(['violations', 'unauthorized'] as const)('were not taken over if the shop says %s', (kind) => {
    const error = new FailureError(kind === 'violations' ? { kind, violations: [] } : { kind });
    expect(played(isNeeded, submit, fails('migrate', error)).running).toEqual([]);
  });

  test('are looked up if the answer was lost', () => {
    const lost = [isNeeded, submit, fails('migrate', offline)];
    const asked = played(...lost);
    expect([asked.running, isBusy(asked.snapshot)]).toEqual([['readNeed'], true]);
    const found = played(...lost, isDone);
    expect([selectStage(found.snapshot), selectFailure(found.snapshot)]).toEqual(['loaded', null]);
    expect(found.effects).toContainEqual(loaded);
    for (const answer of [isNeeded, fails('readNeed', rateLimited)]) {
      const missing = played(...lost, answer);
      expect([selectStage(missing.snapshot), selectFailure(missing.snapshot)]).toEqual(['asking', { kind: 'offline' }]);
      expect(missing.effects).not.toContainEqual(loaded);
    }
  });
});
