import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { sessionMachine } from '../machine.ts';
import type { StoredSession } from '../ports.ts';
import {
  isBusy,
  isLoggedIn,
  isSettled,
  isWaiting,
  selectCustomerUuid,
  selectFailure,
  selectFlags,
  selectLoginScreen,
  selectNotice,
} from '../selectors.ts';
import { anna, badCredentials, invalid2fa, offline, subject, unauthorized } from './cases.ts';

specOfMachine(subject);

const asked = succeeds('logIn', { kind: 'codeRequired', customerUuid: 'anna' });
const entered = { type: 'code.submitted', code: '123456' };
const restarted = { type: 'login.restarted' };
const logout = { type: 'logout.requested' };
const stored = succeeds('readSession', { kind: 'present', ...anna });
const nobody = succeeds('readSession', { kind: 'none' });
const submitted = { type: 'credentials.submitted', email: 'anna@example.org', password: 'Sommer-2026' };
const expired = { type: 'token.expired' };
const lifetime = elapses('tokenLifetime', 'session.loggedIn.fresh');

const played = (...events: Parameters<typeof play>[2][]) => play(sessionMachine, undefined, ...events);
const emittedBy = (...events: Parameters<typeof play>[2][]) =>
  played(...events).effects.flatMap((effect) => (effect.type === 'emit' ? effect.event : []));
const snapshotOf = (...events: Parameters<typeof play>[2][]) => played(...events).snapshot;

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

  test('answers the waiting requests when the refresh fails, and remains', () => {
    const { snapshot } = played(stored, expired, fails('refreshToken', offline));
    expect(snapshot.value).toEqual({ loggedIn: 'waiting' });
    expect(snapshot.hasTag('deciding')).toBe(false);
    expect(snapshot.context.failure).toEqual({ kind: 'offline' });
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

  test('ends by a 401 of the refresh or of any call, goes home and says so', () => {
    for (const ending of [[expired, fails('refreshToken', unauthorized)], [{ type: 'unauthorized.received' }]]) {
      const asked = played(stored, ...ending);
      expect(asked.effects).toContainEqual({
        type: 'start',
        id: 'endSession',
        src: 'endSession',
        input: { reason: 'sessionEnded', elsewhere: false },
      });
      const ended = played(stored, ...ending, succeeds('endSession'));
      expect(ended.effects.flatMap((effect) => (effect.type === 'emit' ? effect.event : []))).toEqual([
        { type: 'customer.changed', customerUuid: null },
        { type: 'notice.raised', notice: 'sessionEnded' },
        { type: 'navigation.requested' },
      ]);
      expect(selectNotice(snapshotOf(stored, ...ending, succeeds('endSession')))).toBe('sessionEnded');
    }
  });

  test('shows nothing protected from the moment of the logout request', () => {
    expect(isLoggedIn(snapshotOf(stored, { type: 'logout.requested' }))).toBe(false);
    const late = { type: 'session.adopted', ...anna };
    expect(played(stored, { type: 'logout.requested' }).snapshot.can(late)).toBe(false);
  });

  test('stays logged out after a wrong code, and says so', () => {
    const snapshot = snapshotOf(nobody, submitted, asked, entered, fails('verifyCode', invalid2fa));
    expect(selectLoginScreen(snapshot)).toBe('login/2fa');
    expect(selectCustomerUuid(snapshot)).toBeNull();
    expect(selectFailure(snapshot)).toEqual({ kind: 'invalid2fa' });
    expect(selectFlags(snapshot)).toEqual({
      modalActive: true,
      twoFactorRequired: true,
      twoFactorSuccess: false,
      loggedOut: false,
    });
  });

  test('flags a session that was confirmed by a code', () => {
    const snapshot = snapshotOf(nobody, submitted, asked, entered, succeeds('verifyCode', anna));
    expect(selectFlags(snapshot).twoFactorSuccess).toBe(true);
    expect(isWaiting(snapshot)).toBe(false);
  });

  test('shows the visitor that the credentials are wrong', () => {
    const snapshot = snapshotOf(nobody, submitted, fails('logIn', badCredentials));
    expect(selectLoginScreen(snapshot)).toBe('login');
    expect(selectFailure(snapshot)).toEqual({ kind: 'badCredentials' });
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

  test('of another tab is adopted; that of another customer is reported to the app', () => {
    const emitted = (customerUuid: string) =>
      played(stored, { type: 'session.adopted', customerUuid, expiresIn: 1000 }).effects.filter(
        (effect) => effect.type === 'emit',
      );
    expect(emitted('anna')).toEqual([]);
    expect(emitted('bernd')).toHaveLength(1);
    expect(
      snapshotOf(stored, { type: 'session.adopted', customerUuid: 'bernd', expiresIn: 1000 }).matches({
        loggedIn: 'fresh',
      }),
    ).toBe(true);
    expect(played(stored, expired, { type: 'session.adopted', ...anna }).running).toEqual([]);
  });

  test('that was stored on this device continues, and the app learns its customer', () => {
    expect(snapshotOf(stored).matches({ loggedIn: 'fresh' })).toBe(true);
    expect(emittedBy(stored)).toEqual([{ type: 'customer.changed', customerUuid: 'anna' }]);
    expect(emittedBy(stored, { type: 'session.ended', reason: 'loggedOut' }, succeeds('endSession'))).toContainEqual({
      type: 'customer.changed',
      customerUuid: null,
    });
  });

  test('that was stored and has expired is renewed before anything is sent, without the password', () => {
    const late = succeeds('readSession', { kind: 'present', customerUuid: 'anna', expiresIn: 0 });
    const { snapshot, effects } = played(late);
    expect(isLoggedIn(snapshot)).toBe(true);
    expect(snapshot.matches({ loggedIn: 'fresh' })).toBe(false);
    expect(isSettled(snapshot)).toBe(false);
    expect(effects).toContainEqual({ type: 'emit', event: { type: 'customer.changed', customerUuid: 'anna' } });
    expect(snapshotOf(late, succeeds('refreshToken', anna)).matches({ loggedIn: 'fresh' })).toBe(true);
  });

  test('that cannot be read is none: the visitor may log in', () => {
    for (const unread of [nobody, fails('readSession', new Error('storage is forbidden'))]) {
      const snapshot = snapshotOf(unread);
      expect(selectLoginScreen(snapshot)).toBe('login');
      expect(isBusy(snapshot)).toBe(false);
      expect(snapshot.can(submitted)).toBe(true);
    }
  });

  test('keeps requests and the form waiting while it is being decided', () => {
    for (const deciding of [[], [stored, expired], [stored, logout]]) {
      expect(isSettled(snapshotOf(...deciding))).toBe(false);
      expect(isBusy(snapshotOf(...deciding))).toBe(true);
    }
    for (const checking of [
      [nobody, submitted],
      [nobody, submitted, asked, entered],
    ]) {
      expect(isBusy(snapshotOf(...checking))).toBe(true);
      expect(isSettled(snapshotOf(...checking))).toBe(true);
    }
  });

  test('that starts with the right password, or with the right code after it, is greeted once', () => {
    const loggedIn = succeeds('logIn', { kind: 'loggedIn', ...anna });
    for (const begun of [
      [nobody, submitted, loggedIn],
      [nobody, submitted, asked, entered, succeeds('verifyCode', anna)],
    ]) {
      expect(snapshotOf(...begun).matches({ loggedIn: 'fresh' })).toBe(true);
      expect(selectCustomerUuid(snapshotOf(...begun))).toBe('anna');
      expect(selectNotice(snapshotOf(...begun))).toBe('loggedIn');
      expect(emittedBy(...begun)).toEqual([
        { type: 'customer.changed', customerUuid: 'anna' },
        { type: 'notice.raised', notice: 'loggedIn' },
      ]);
    }
  });

  test('is requested with the code of the customer whose password was right', () => {
    expect(played(nobody, submitted, asked, entered).effects).toContainEqual({
      type: 'start',
      id: 'verifyCode',
      src: 'verifyCode',
      input: { customerUuid: 'anna', code: '123456' },
    });
  });

  test('shows the error until the next try', () => {
    const wrongPassword = [nobody, submitted, fails('logIn', badCredentials)];
    const wrongCode = [nobody, submitted, asked, entered, fails('verifyCode', invalid2fa)];
    expect(selectFailure(snapshotOf(...wrongPassword, submitted))).toBeNull();
    expect(selectFailure(snapshotOf(...wrongPassword, submitted, asked))).toBeNull();
    expect(selectFailure(snapshotOf(...wrongCode, entered))).toBeNull();
    expect(selectFailure(snapshotOf(...wrongCode, restarted))).toBeNull();
  });

  test('starts over when the visitor abandons the code, whose check then counts for nothing', () => {
    for (const given of [
      [nobody, submitted, asked, restarted],
      [nobody, submitted, asked, entered, restarted],
    ]) {
      const { snapshot, running } = played(...given);
      expect(selectLoginScreen(snapshot)).toBe('login');
      expect(isBusy(snapshot)).toBe(false);
      expect(running).toEqual([]);
    }
  });

  test('starts over with the password if the shop has forgotten it, and gives the reason', () => {
    const snapshot = snapshotOf(nobody, submitted, asked, entered, fails('verifyCode', unauthorized));
    expect(selectLoginScreen(snapshot)).toBe('login');
    expect(isBusy(snapshot)).toBe(false);
    expect(selectFailure(snapshot)).toEqual({ kind: 'unauthorized' });
  });

  test('that could not be renewed is tried again on a request or when the connection is back', () => {
    const waiting = [stored, expired, fails('refreshToken', offline)];
    expect(isBusy(snapshotOf(...waiting))).toBe(false);
    for (const type of ['token.expired', 'connection.restored']) {
      expect(played(...waiting, { type }).running).toEqual(['refreshToken']);
    }
  });

  test('ends as requested: here or elsewhere, by the customer or by the shop', () => {
    const gone = [stored, { type: 'session.ended', reason: 'sessionEnded' }, succeeds('endSession')];
    const unauthorised = [...gone, submitted, succeeds('logIn', { kind: 'loggedIn', ...anna }), logout];
    const ending = (...events: Parameters<typeof play>[2][]) =>
      played(...events).effects.flatMap((effect) => (effect.type === 'start' ? effect.input : []));
    expect(ending(...unauthorised)).toEqual([{ reason: 'loggedOut', elsewhere: false }]);
    expect(ending(stored, { type: 'session.ended', reason: 'sessionEnded' })).toEqual([
      { reason: 'sessionEnded', elsewhere: true },
    ]);
    expect(ending(stored, { type: 'session.ended', reason: 'loggedOut' })).toEqual([
      { reason: 'loggedOut', elsewhere: true },
    ]);
  });

  test('is over after a logout, even if the storage cannot be cleared', () => {
    for (const end of [succeeds('endSession'), fails('endSession', new Error('storage is forbidden'))]) {
      const snapshot = snapshotOf(stored, logout, end);
      expect(selectLoginScreen(snapshot)).toBe('login');
      expect(isBusy(snapshot)).toBe(false);
      expect(isSettled(snapshot)).toBe(true);
      expect(selectCustomerUuid(snapshot)).toBeNull();
      expect(selectFlags(snapshot).loggedOut).toBe(true);
    }
  });

  test('of another tab is the first one here for a visitor at the code step', () => {
    const waiting = [nobody, submitted, asked];
    expect(selectCustomerUuid(snapshotOf(...waiting, { type: 'session.adopted', ...anna }))).toBe('anna');
    expect(snapshotOf(...waiting, { type: 'session.adopted', ...anna }).matches({ loggedIn: 'fresh' })).toBe(true);
    expect(emittedBy(...waiting, { type: 'session.adopted', ...anna })).toContainEqual({
      type: 'customer.changed',
      customerUuid: 'anna',
    });
  });
});
