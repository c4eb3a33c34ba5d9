import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { verificationMachine } from '../machine.ts';
import { selectFailure, selectStage } from '../selectors.ts';
import { offline, subject } from './cases.ts';

specOfMachine(subject);

const retry = { type: 'retry.requested' };
const told = (...events: AnyEventObject[]) => play(verificationMachine, { asksFirst: false }, ...events);
const saidBy = ({ effects }: ReturnType<typeof told>) => effects.filter(({ type }) => type === 'emit').length;

describe('a verification', () => {
  test('starts by itself, and is not sent a second time while it is running', () => {
    const { running, snapshot } = told();
    expect([running, snapshot.can(retry), snapshot.hasTag('busy')]).toEqual([['verifyEmail'], false, true]);
  });

  test('of a link that reverts a change starts once that is confirmed', () => {
    const asked = play(verificationMachine, { asksFirst: true });
    expect([asked.running, asked.snapshot.value]).toEqual([[], 'asking']);
    const confirmed = play(verificationMachine, { asksFirst: true }, { type: 'verification.confirmed' });
    expect([confirmed.running, confirmed.snapshot.value]).toEqual([['verifyEmail'], 'verifying']);
  });

  test.each(['verified', 'alreadyVerified', 'expired', 'invalid'] as const)(
    'that was answered with %s says so and is never sent again',
    (verdict) => {
      const { snapshot, running } = told(succeeds('verifyEmail', verdict));
      expect(selectStage(snapshot)).toBe(verdict);
      expect([running, snapshot.can(retry), snapshot.status]).toEqual([[], false, 'done']);
    },
  );

  test('reports a verified address, and only then', () => {
    const said = (verdict: string) => saidBy(told(succeeds('verifyEmail', verdict)));
    expect(['verified', 'alreadyVerified', 'expired', 'invalid'].map(said)).toEqual([1, 1, 0, 0]);
    expect(saidBy(told(fails('verifyEmail', offline)))).toBe(0);
  });

  test('that could not be sent gives the reason, and is sent again only on request', () => {
    const failed = told(fails('verifyEmail', offline));
    expect([failed.snapshot.value, failed.running]).toEqual(['failed', []]);
    expect(selectFailure(failed.snapshot)).toEqual({ kind: 'offline' });
    const again = told(fails('verifyEmail', offline), retry);
    expect([again.snapshot.value, again.running, selectFailure(again.snapshot)]).toEqual([
      'verifying',
      ['verifyEmail'],
      null,
    ]);
    // The call with the lost answer had verified the address.
    const done = told(fails('verifyEmail', offline), retry, succeeds('verifyEmail', 'alreadyVerified'));
    expect(selectStage(done.snapshot)).toBe('alreadyVerified');
  });
});
