import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { identityMachine } from '../machine.ts';
import { selectFailure, selectStage } from '../selectors.ts';
import { broken, recordOf, subject } from './cases.ts';

specOfMachine(subject);

const begin = { type: 'check.requested' } as const;
const none = succeeds('readRecord', { record: null });
const found = (state: string, reason: string | null = null) =>
  succeeds('readRecord', { record: recordOf(state, reason) });
const heard = (state: string, reason: string | null = null) =>
  ({ type: 'record.read', record: recordOf(state, reason) }) as const;

describe('a check of the identity', () => {
  test.each([
    ['init', 'begun', 'startable'],
    ['new', 'submitted', 'waiting'],
    ['pending', 'pending', 'waiting'],
    ['approved', 'approved', 'identified'],
    ['approved_in_review', 'approvedInReview', 'identified'],
    ['approved_data_changed', 'approvedDataChanged', 'identified'],
    ['approved_data', 'approvedDataChanged', 'identified'],
    ['rejected', 'rejected', 'startable'],
    ['rejected_in_review', 'rejectedInReview', 'waiting'],
    ['whatever', 'notBegun', 'startable'],
  ] as const)('whose record is %s is shown as %s', (state, stage, tag) => {
    const read = play(identityMachine, undefined, found(state));
    expect(read.effects).toContainEqual({
      type: 'emit',
      event: { type: 'record.found', record: recordOf(state) },
    });
    for (const { snapshot } of [read, play(identityMachine, undefined, none, heard(state))]) {
      expect(selectStage(snapshot)).toBe(stage);
      expect([...snapshot.tags]).toEqual([tag]);
    }
  });

  test('whose start was lost is looked up before it is started again, and says so meanwhile', () => {
    for (const failure of [offline, new FailureError({ kind: 'general', status: 502, detail: null })]) {
      const lost = [none, begin, fails('startIdentification', failure)] as const;
      const { snapshot, running } = play(identityMachine, undefined, ...lost);
      expect([running, snapshot.can(begin), selectFailure(snapshot)]).toEqual([['readRecord'], false, failure.failure]);
      const arrived = play(identityMachine, undefined, ...lost, found('init')).snapshot;
      expect([selectStage(arrived), selectFailure(arrived)]).toEqual(['begun', failure.failure]);
      const was = play(identityMachine, undefined, ...lost, none).snapshot;
      expect([selectStage(was), selectFailure(was)]).toEqual(['notBegun', failure.failure]);
      expect(was.can(begin)).toBe(true);
      // Even then no check is started without a read.
      const unread = play(identityMachine, undefined, ...lost, fails('readRecord', broken)).snapshot;
      expect([selectStage(unread), unread.can(begin)]).toEqual(['failed', false]);
    }
  });

  test('is looked up again after the wait that the shop demands', () => {
    const busy = new FailureError({ kind: 'unavailable', retryAfter: 4 });
    const lost = [none, begin, fails('startIdentification', offline), fails('readRecord', busy)] as const;
    expect(Object.values(play(identityMachine, undefined, ...lost).timers)).toEqual([4000]);
  });
});
