import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { identityMachine } from '../machine.ts';
import { isBusy, selectFailure, selectReason, selectStage } from '../selectors.ts';
import { broken, offline, recordOf, refused, subject, url, wrongState } from './cases.ts';

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

  test('is loaded first; a temporary failure is retried by itself, then reported', () => {
    const start = play(identityMachine, undefined);
    expect([selectStage(start.snapshot), start.snapshot.hasTag('busy')]).toEqual(['loading', true]);
    const pause = elapses('backoff', 'identity.loading.pausing');
    const thrice = [fails('readRecord', offline), pause, fails('readRecord', offline), pause];
    expect(selectStage(play(identityMachine, undefined, ...thrice).snapshot)).toBe('loading');
    const failed = play(identityMachine, undefined, ...thrice, fails('readRecord', offline)).snapshot;
    expect([selectStage(failed), selectFailure(failed)]).toEqual(['failed', { kind: 'offline' }]);
    const again = { type: 'retry.requested' } as const;
    expect(selectStage(play(identityMachine, undefined, fails('readRecord', broken), again).snapshot)).toBe('loading');
    expect(failed.can({ type: 'connection.restored' })).toBe(true);
    const wrong = play(identityMachine, undefined, fails('readRecord', broken)).snapshot;
    expect(wrong.can({ type: 'connection.restored' })).toBe(false);
  });

  test('continues once the customer has read that it is passed', () => {
    const accepted = { type: 'result.accepted' } as const;
    for (const state of ['approved', 'approved_in_review', 'approved_data_changed']) {
      const { effects, snapshot } = play(identityMachine, undefined, found(state), accepted);
      expect([effects, snapshot.hasTag('identified')]).toEqual([
        [{ type: 'emit', event: { type: 'check.passed' } }],
        true,
      ]);
    }
    for (const state of ['init', 'new', 'pending', 'rejected', 'rejected_in_review'])
      expect(play(identityMachine, undefined, found(state)).snapshot.can(accepted)).toBe(false);
  });

  test('that was never started says so', () => {
    const { snapshot } = play(identityMachine, undefined, none);
    expect([selectStage(snapshot), selectReason(snapshot)]).toEqual(['notBegun', null]);
  });

  test('starts once, and opens the page that the shop names', () => {
    const starting = play(identityMachine, undefined, none, begin);
    expect(starting.effects).toContainEqual(expect.objectContaining({ type: 'start', src: 'startIdentification' }));
    expect([isBusy(starting.snapshot), starting.snapshot.can(begin)]).toEqual([true, false]);
    const leaving = play(identityMachine, undefined, none, begin, succeeds('startIdentification', { url }));
    expect(leaving.effects).toEqual([{ type: 'emit', event: { type: 'partner.requested', url } }]);
    expect([isBusy(leaving.snapshot), leaving.snapshot.can(begin)]).toEqual([true, false]);
  });

  test('that the browser restores from its cache is read again', () => {
    const opened = [none, begin, succeeds('startIdentification', { url })] as const;
    const restored = play(identityMachine, undefined, ...opened, { type: 'page.restored' });
    expect(restored.effects).toContainEqual(expect.objectContaining({ type: 'start', src: 'readRecord' }));
    expect([selectStage(restored.snapshot), isBusy(restored.snapshot)]).toEqual(['notBegun', true]);
    const broke = play(identityMachine, undefined, ...opened, { type: 'page.restored' }, fails('readRecord', broken));
    expect(selectStage(broke.snapshot)).toBe('failed');
    // A record that arrives while the browser leaves does not bring the button back under the user's finger.
    for (const before of [opened, opened.slice(0, 2)]) {
      const meanwhile = play(identityMachine, undefined, ...before, heard('init')).snapshot;
      expect([isBusy(meanwhile), selectStage(meanwhile)]).toEqual([true, 'begun']);
    }
  });

  test.each([
    ['init', 'begun'],
    ['pending', 'pending'],
    ['approved', 'approved'],
    ['approved_data', 'approvedDataChanged'],
    ['rejected_in_review', 'rejectedInReview'],
  ])('whose record is reported as %s during a call is shown as %s', (state, stage) => {
    const opened = [none, begin, succeeds('startIdentification', { url })] as const;
    const lost = [none, begin, fails('startIdentification', offline)] as const;
    for (const before of [opened.slice(0, 2), opened, lost]) {
      const { snapshot } = play(identityMachine, undefined, ...before, heard(state));
      expect([isBusy(snapshot), selectStage(snapshot)]).toEqual([true, stage]);
    }
    const restored = play(identityMachine, undefined, ...opened, heard(state), { type: 'page.restored' }).snapshot;
    expect([isBusy(restored), selectStage(restored)]).toEqual([true, stage]);
  });

  test('that cannot be started gives the reason, until it is tried again', () => {
    const failed = play(identityMachine, undefined, none, begin, fails('startIdentification', refused)).snapshot;
    expect([selectFailure(failed), selectStage(failed)]).toEqual([refused.failure, 'notBegun']);
    const again = play(identityMachine, undefined, none, begin, fails('startIdentification', refused), begin).snapshot;
    expect(selectFailure(again)).toBeNull();
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

  test('that the partner has decided meanwhile is read again, without an error', () => {
    const refused = [none, begin, fails('startIdentification', wrongState)] as const;
    const { snapshot } = play(identityMachine, undefined, ...refused);
    expect([isBusy(snapshot), selectFailure(snapshot)]).toEqual([true, null]);
    expect(selectStage(play(identityMachine, undefined, ...refused, found('approved')).snapshot)).toBe('approved');
  });

  test('that is rejected gives the reason, and stays rejected while it is started again', () => {
    const { snapshot } = play(identityMachine, undefined, found('rejected', 'Der Ausweis war nicht lesbar.'));
    expect(selectReason(snapshot)).toBe('Der Ausweis war nicht lesbar.');
    const again = play(identityMachine, undefined, found('rejected', 'unlesbar'), begin).snapshot;
    expect([selectStage(again), selectReason(again)]).toEqual(['rejected', 'unlesbar']);
  });
});
