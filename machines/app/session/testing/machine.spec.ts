import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { offline } from '#machines/testing/failures.ts';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { sessionMachine } from '../machine.ts';
import type { StoredSession } from '../ports.ts';
import { isLoggedIn, isSettled, selectFlags } from '../selectors.ts';
import { anna, bernd, subject } from './cases.ts';

specOfMachine(subject);

const stored = succeeds('readSession', { kind: 'present', ...anna });
const nobody = succeeds('readSession', { kind: 'none' });
const submitted = { type: 'credentials.submitted', email: 'anna@example.org', password: 'Sommer-2026' };
const asked = succeeds('logIn', { kind: 'codeRequired', customerUuid: 'anna' });
const entered = { type: 'code.submitted', code: '123456' };
const expired = { type: 'token.expired' };
const logout = { type: 'logout.requested' };
const lifetime = elapses('tokenLifetime', 'session.loggedIn.fresh');

const played = (...events: Parameters<typeof play>[2][]) => play(sessionMachine, undefined, ...events);
const snapshotOf = (...events: Parameters<typeof play>[2][]) => played(...events).snapshot;

/** Requirement 12.4. */
describe('a session', () => {
  test('is refreshed once, however many requests find the token expired', async () => {
    let refreshes = 0;
    let finish: (lease: typeof anna) => void = () => {};
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          readSession: fromPromise<StoredSession>(async () => ({ kind: 'present', ...anna })),
          refreshToken: fromPromise(() => {
            refreshes += 1;
            return new Promise<typeof anna>((resolve) => {
              finish = resolve;
            });
          }),
        },
      }),
    ).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ loggedIn: 'fresh' }));
    for (let request = 0; request < 20; request++) actor.send({ type: 'token.expired' });
    const waiting = Array.from({ length: 20 }, () => waitFor(actor, isSettled));
    expect(isSettled(actor.getSnapshot())).toBe(false);
    finish(anna);
    for (const snapshot of await Promise.all(waiting)) expect(snapshot.matches({ loggedIn: 'fresh' })).toBe(true);
    expect(refreshes).toBe(1);
    actor.stop();
  });

  test('pauses longer after each failed refresh, up to about a minute', () => {
    const pause = elapses('retryBackoff', 'session.loggedIn.waiting');
    const pauses = [1, 2, 3, 7, 8].map((times) => {
      const failures = Array.from({ length: times }, (_, i) => [
        ...(i === 0 ? [] : [pause]),
        fails('refreshToken', offline),
      ]);
      return played(stored, lifetime, ...failures.flat()).timers[pause.type];
    });
    expect(pauses).toEqual([2000, 4000, 8000, 64_000, 64_000]);
  });

  test('shows nothing protected from the moment of the logout request', () => {
    expect(isLoggedIn(snapshotOf(stored, { type: 'logout.requested' }))).toBe(false);
    const late = { type: 'session.adopted', ...anna };
    expect(played(stored, { type: 'logout.requested' }).snapshot.can(late)).toBe(false);
  });

  test('that lasts longer than a timer can hold is timed in pieces', () => {
    const longest = 2_147_483_647;
    const sixtyDays = 60 * 24 * 3_600_000;
    const long = succeeds('readSession', { kind: 'present', customerUuid: 'anna', expiresIn: sixtyDays });
    expect(played(long).timers).toEqual({ [lifetime.type]: longest });
    expect(played(long, lifetime).snapshot.value).toEqual({ loggedIn: 'fresh' });
    expect(played(long, lifetime, lifetime).timers).toEqual({ [lifetime.type]: sixtyDays - 2 * longest });
    expect(played(long, lifetime, lifetime, lifetime).snapshot.value).toEqual({ loggedIn: 'refreshing' });
  });

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
