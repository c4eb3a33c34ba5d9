import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { type WithdrawalEvent, withdrawalMachine } from '../machine.ts';
import { isBusy, selectReceipt, selectStage } from '../selectors.ts';
import { declared, receipt, subject } from './cases.ts';

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
});
