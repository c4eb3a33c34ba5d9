import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FailureError } from '#domain/shop/failure.ts';
import { offline, rateLimited } from '#machines/testing/failures.ts';
import { fails, pathsOf, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { type TwoFactorEvent, twoFactorMachine } from '../machine.ts';
import { selectFailure, selectStage } from '../selectors.ts';
import { off, on, subject } from './cases.ts';

specOfMachine(subject);

const isOff = succeeds('readStatus', off);
const isOn = succeeds('readStatus', on);
const begin: TwoFactorEvent = { type: 'setup.started' };
const leave: TwoFactorEvent = { type: 'switchOff.started' };
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

  test('sends code and password unchanged, and stores neither', () => {
    for (const { asked, input, proven, port } of Object.values(ways)) {
      const { snapshot, effects } = played(...asked, proven);
      expect(effects).toContainEqual({ type: 'start', id: port, src: port, input });
      expect(snapshot.context).toEqual({ failure: null });
      expect(snapshot.can(proven)).toBe(false);
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
});
