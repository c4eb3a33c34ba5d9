import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { type WithdrawalEvent, withdrawalMachine } from '../machine.ts';
import { isBusy, selectDeclared, selectFailure, selectReceipt, selectStage } from '../selectors.ts';
import { declared, invalid, offline, receipt, subject } from './cases.ts';

specOfMachine(subject);

const entered: WithdrawalEvent = { type: 'declaration.entered', declared };
const confirmed: WithdrawalEvent = { type: 'withdrawal.confirmed' };
const change: WithdrawalEvent = { type: 'change.requested' };

const played = (...events: AnyEventObject[]) => play(withdrawalMachine, undefined, ...events);
const snapshotOf = (...events: AnyEventObject[]) => played(...events).snapshot;

describe('a withdrawal', () => {
  test('is reviewed, and sent by the second button only', () => {
    expect(played(entered).running).toEqual([]);
    expect([selectStage(snapshotOf()), selectStage(snapshotOf(entered))]).toEqual(['declaring', 'reviewing']);
    const { snapshot, effects } = played(entered, confirmed);
    expect(effects).toContainEqual({ type: 'start', id: 'declare', src: 'declare', input: declared });
    expect([isBusy(snapshot), snapshot.can(confirmed), snapshot.can(change)]).toEqual([true, false, false]);
  });

  test('is received once, with its receipt, and reported', () => {
    const { snapshot, effects } = played(entered, confirmed, succeeds('declare', receipt));
    expect([selectStage(snapshot), selectReceipt(snapshot)]).toEqual(['received', receipt]);
    expect(effects).toContainEqual({ type: 'emit', event: { type: 'withdrawal.received' } });
    expect(snapshot.status).toBe('done');
  });

  test('keeps the entered values when it is changed, or could not be sent', () => {
    expect(selectDeclared(snapshotOf(entered, change))).toEqual(declared);
    const lost = [entered, confirmed, fails('declare', offline)];
    expect([selectStage(snapshotOf(...lost)), selectFailure(snapshotOf(...lost))]).toEqual([
      'reviewing',
      { kind: 'offline' },
    ]);
    for (const next of [confirmed, change]) expect(selectFailure(snapshotOf(...lost, next))).toBeNull();
    expect(selectDeclared(snapshotOf(...lost, change))).toEqual(declared);
  });

  test('returns to the form with the shop’s violations, until it is entered again', () => {
    const refused = [entered, confirmed, fails('declare', invalid)];
    expect([selectStage(snapshotOf(...refused)), selectFailure(snapshotOf(...refused))]).toEqual([
      'declaring',
      invalid.failure,
    ]);
    expect(selectFailure(snapshotOf(...refused, entered))).toBeNull();
  });
});
