import { describe, expect, test } from 'vitest';
import { play, succeeds } from '#machines/testing/paths.ts';
import { sessionMachine } from '../machine.ts';
import { selectFlags } from '../selectors.ts';
import { anna, bernd } from './cases.ts';

const nobody = succeeds('readSession', { kind: 'none' });
const submitted = { type: 'credentials.submitted', email: 'anna@example.org', password: 'Sommer-2026' };
const asked = succeeds('logIn', { kind: 'codeRequired', customerUuid: 'anna' });
const entered = { type: 'code.submitted', code: '123456' };
const expired = { type: 'token.expired' };
const logout = { type: 'logout.requested' };

const played = (...events: Parameters<typeof play>[2][]) => play(sessionMachine, undefined, ...events);
const snapshotOf = (...events: Parameters<typeof play>[2][]) => played(...events).snapshot;

describe('a session', () => {
  test('that was confirmed by a code confirms nothing about the next customer', () => {
    const confirmed = [nobody, submitted, asked, entered, succeeds('verifyCode', anna)];
    const isConfirmed = (...events: Parameters<typeof play>[2][]) =>
      selectFlags(snapshotOf(...events)).twoFactorSuccess;
    expect(isConfirmed(...confirmed, { type: 'session.adopted', ...bernd })).toBe(false);
    expect(isConfirmed(...confirmed, expired, succeeds('refreshToken', bernd))).toBe(false);
    expect(isConfirmed(...confirmed, logout, succeeds('endSession'))).toBe(false);
    // A new token of this customer, from this or another tab, belongs to the same session.
    expect(isConfirmed(...confirmed, { type: 'session.adopted', ...anna })).toBe(true);
    expect(isConfirmed(...confirmed, expired, succeeds('refreshToken', anna))).toBe(true);
  });
});
