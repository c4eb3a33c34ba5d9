import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FailureError } from '#domain/shop/failure.ts';
import { fails, pathsOf, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { type TwoFactorEvent, twoFactorMachine } from '../machine.ts';
import { isBusy, needsKey, selectFailure, selectStage } from '../selectors.ts';
import { invalid2fa, off, offline, on, rateLimited, subject, wrongState } from './cases.ts';

specOfMachine(subject);

const isOff = succeeds('readStatus', off);
const isOn = succeeds('readStatus', on);
const begin: TwoFactorEvent = { type: 'setup.started' };
const cancel: TwoFactorEvent = { type: 'setup.cancelled' };
const leave: TwoFactorEvent = { type: 'switchOff.started' };
const stay: TwoFactorEvent = { type: 'switchOff.cancelled' };
const proof = { code: '123456', currentPassword: 'Parkett-2026' };
const confirm: TwoFactorEvent = { type: 'setup.confirmed', ...proof };
const confirmOff: TwoFactorEvent = { type: 'switchOff.confirmed', code: '123456' };
const changed = { type: 'emit', event: { type: 'twoFactor.changed' } };

const played = (...events: AnyEventObject[]) => play(twoFactorMachine, undefined, ...events);
const snapshotOf = (...events: AnyEventObject[]) => played(...events).snapshot;
const stageOf = (...events: AnyEventObject[]) => selectStage(snapshotOf(...events));

/** Events up to the request for a code, and the result of each way. */
const ways = {
  on: {
    asked: [isOff, begin, succeeds('requestKey')],
    input: proof,
    proven: confirm,
    port: 'switchOn',
    before: 'settingUp',
    after: 'on',
  },
  off: {
    asked: [isOn, leave],
    input: { code: '123456' },
    proven: confirmOff,
    port: 'switchOff',
    before: 'switchingOff',
    after: 'off',
  },
} as const;

describe('the second factor', () => {
  test('is on or off as the shop says, and without an answer the page gives the reason', () => {
    expect([stageOf(), stageOf(isOn), stageOf(isOff)]).toEqual(['looking', 'on', 'off']);
    const unread = snapshotOf(fails('readStatus', offline));
    expect([selectStage(unread), selectFailure(unread)]).toEqual(['unread', { kind: 'offline' }]);
    const again = snapshotOf(fails('readStatus', offline), { type: 'retry.requested' });
    expect([selectStage(again), selectFailure(again), isBusy(again)]).toEqual(['looking', null, true]);
  });

  test('is on only after the shop has confirmed a code', () => {
    // Only the shop's answer leads to this state.
    for (const { steps } of pathsOf(subject.machine, subject.cases)) {
      for (const [i, { event, position }] of steps.entries()) {
        const came = position.snapshot.matches('enabled') && !steps[i - 1]?.position.snapshot.matches('enabled');
        if (!came) continue;
        const before = steps[i - 1]?.position.snapshot.value ?? 'looking';
        if (before === 'confirmingDisable' || before === 'disabling') continue;
        const confirmed = event.type === 'xstate.done.actor.switchOn';
        const read = event.type === 'xstate.done.actor.readStatus' && event.output?.enabled === true;
        expect(confirmed || read, `${String(before)} by ${event.type}`).toBe(true);
      }
    }
    expect(stageOf(isOff, begin, succeeds('requestKey'), confirm)).toBe('settingUp');
  });

  test('sends code and password unchanged, and stores none of them', () => {
    for (const { asked, input, proven, port } of Object.values(ways)) {
      const { snapshot, effects } = played(...asked, proven);
      expect(effects).toContainEqual({ type: 'start', id: port, src: port, input });
      expect(snapshot.context).toEqual({ failure: null });
      expect(snapshot.can(proven)).toBe(false);
    }
  });

  test('shows the key from its request until it is active or abandoned', () => {
    expect(needsKey(snapshotOf(isOff))).toBe(false);
    expect(needsKey(snapshotOf(isOff, begin))).toBe(true);
    expect(needsKey(snapshotOf(...ways.on.asked))).toBe(true);
    expect(needsKey(snapshotOf(...ways.on.asked, confirm))).toBe(true);
    expect(needsKey(snapshotOf(...ways.on.asked, confirm, succeeds('switchOn')))).toBe(false);
    expect(needsKey(snapshotOf(...ways.on.asked, cancel))).toBe(false);
    expect(needsKey(snapshotOf(isOn, leave))).toBe(false);
  });

  test('is unchanged after a wrong code, and says so until the next one', () => {
    for (const { asked, proven, port, before } of Object.values(ways))
      for (const error of [invalid2fa, rateLimited]) {
        const wrong = snapshotOf(...asked, proven, fails(port, error));
        expect([selectStage(wrong), selectFailure(wrong), isBusy(wrong)]).toEqual([before, error.failure, false]);
        expect(selectFailure(snapshotOf(...asked, proven, fails(port, error), proven))).toBeNull();
      }
  });

  test.each(['violations', 'unauthorized'] as const)('takes %s for a refusal that changed nothing', (kind) => {
    const error = new FailureError(kind === 'violations' ? { kind, violations: [] } : { kind });
    for (const { asked, proven, port } of Object.values(ways))
      expect(played(...asked, proven, fails(port, error)).running).toEqual([]);
  });

  test('asks the shop for its state after a lost answer', () => {
    for (const { asked, proven, port, before, after } of Object.values(ways)) {
      const lost = [...asked, proven, fails(port, offline)];
      expect(played(...lost).running).toEqual(['readStatus']);
      const done = played(...lost, after === 'on' ? isOn : isOff);
      expect([selectStage(done.snapshot), selectFailure(done.snapshot)]).toEqual([after, null]);
      expect(done.effects).toContainEqual(changed);
      for (const answer of [after === 'on' ? isOff : isOn, fails('readStatus', rateLimited)]) {
        const undone = played(...lost, answer);
        expect([selectStage(undone.snapshot), selectFailure(undone.snapshot)]).toEqual([before, { kind: 'offline' }]);
        expect(undone.effects).not.toContainEqual(changed);
      }
    }
  });

  test('is busy as long as the shop is asked, and idle then', () => {
    const { on: toOn, off: toOff } = ways;
    for (const events of [
      [isOff, begin],
      [...toOn.asked, confirm],
      [...toOff.asked, confirmOff],
      [...toOn.asked, confirm, fails('switchOn', offline)],
      [...toOff.asked, confirmOff, fails('switchOff', offline)],
    ])
      expect(isBusy(snapshotOf(...events))).toBe(true);
    for (const events of [
      [...toOff.asked, confirmOff, succeeds('switchOff')],
      [...toOff.asked, confirmOff, fails('switchOff', offline), isOff],
    ]) {
      const { snapshot, running } = played(...events);
      expect([selectStage(snapshot), isBusy(snapshot), running]).toEqual(['off', false, []]);
    }
  });

  test('reports its change, once', () => {
    for (const { asked, proven, port, after } of Object.values(ways)) {
      const { snapshot, effects } = played(...asked, proven, succeeds(port));
      expect(selectStage(snapshot)).toBe(after);
      expect(effects.filter(({ type }) => type === 'emit')).toEqual([changed]);
    }
  });

  test('is read again if it was switched on elsewhere meanwhile', () => {
    const elsewhere = played(isOff, begin, fails('requestKey', wrongState));
    expect([selectStage(elsewhere.snapshot), elsewhere.running]).toEqual(['looking', ['readStatus']]);
    const failed = snapshotOf(isOff, begin, fails('requestKey', offline));
    expect([selectStage(failed), selectFailure(failed)]).toEqual(['off', { kind: 'offline' }]);
    expect(selectFailure(snapshotOf(isOff, begin, fails('requestKey', offline), begin))).toBeNull();
  });

  test('is unchanged if the customer abandons it', () => {
    const wrong = [confirm, fails('switchOn', invalid2fa)];
    const given = snapshotOf(...ways.on.asked, ...wrong, cancel);
    expect([selectStage(given), selectFailure(given)]).toEqual(['off', null]);
    const kept = snapshotOf(...ways.off.asked, confirmOff, fails('switchOff', invalid2fa), stay);
    expect([selectStage(kept), selectFailure(kept)]).toEqual(['on', null]);
  });
});
