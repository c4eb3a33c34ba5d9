import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { verificationMachine } from '../machine.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

const told = (...events: AnyEventObject[]) => play(verificationMachine, { asksFirst: false }, ...events);
const saidBy = ({ effects }: ReturnType<typeof told>) => effects.filter(({ type }) => type === 'emit').length;

describe('a verification', () => {
  test('of a link that reverts a change starts once that is confirmed', () => {
    const asked = play(verificationMachine, { asksFirst: true });
    expect([asked.running, asked.snapshot.value]).toEqual([[], 'asking']);
    const confirmed = play(verificationMachine, { asksFirst: true }, { type: 'verification.confirmed' });
    expect([confirmed.running, confirmed.snapshot.value]).toEqual([['verifyEmail'], 'verifying']);
  });

  test('reports a verified address, and only then', () => {
    const said = (verdict: string) => saidBy(told(succeeds('verifyEmail', verdict)));
    expect(['verified', 'alreadyVerified', 'expired', 'invalid'].map(said)).toEqual([1, 1, 0, 0]);
    expect(saidBy(told(fails('verifyEmail', offline)))).toBe(0);
  });
});
