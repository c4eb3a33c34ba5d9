import { expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { sessionMachine } from '../machine.ts';
import { isBarred, isLoggedIn, selectFailure, selectLoginScreen } from '../selectors.ts';
import { anna } from './cases.ts';

const asked = succeeds('logIn', { kind: 'codeRequired', customerUuid: 'anna' });
const entered = { type: 'code.submitted', code: '123456' };
const restarted = { type: 'login.restarted' };
const nobody = succeeds('readSession', { kind: 'none' });
const submitted = { type: 'credentials.submitted', email: 'anna@example.org', password: 'Sommer-2026' };

const played = (...events: Parameters<typeof play>[2][]) => play(sessionMachine, undefined, ...events);
const snapshotOf = (...events: Parameters<typeof play>[2][]) => played(...events).snapshot;

test('a session waits as long as the shop demands, announces it again each minute, and opens by itself', () => {
  const barred = (retryAfter: number, kind: 'rateLimited' | 'unavailable' = 'rateLimited') =>
    new FailureError({ kind, retryAfter });
  const atLogin = [nobody, submitted] as const;
  const atCode = [nobody, submitted, asked, entered] as const;
  for (const [way, call, state, next] of [
    [atLogin, 'logIn', 'loginBarred', 'loggedOut'],
    [atCode, 'verifyCode', 'codeBarred', 'codeRequired'],
  ] as const) {
    const minute = elapses('nextMinute', `session.${state}`);
    const waits = [...way, fails(call, barred(273))];
    expect(Object.values(played(...waits).timers)).toEqual([33_000]);
    const left = [0, 1, 2, 3].map((times) => selectFailure(snapshotOf(...waits, ...Array(times).fill(minute))));
    expect(left).toEqual([273, 240, 180, 120].map((retryAfter) => ({ kind: 'rateLimited', retryAfter })));
    const last = [...waits, ...Array(4).fill(minute)];
    expect(Object.values(played(...last).timers)).toEqual([60_000]);
    expect(isBarred(snapshotOf(...last))).toBe(true);
    for (const event of [submitted, entered]) expect(snapshotOf(...last).can(event)).toBe(false);
    const open = snapshotOf(...last, minute);
    expect([open.value, selectFailure(open), isBarred(open)]).toEqual([next, null, false]);
    expect(open.can(call === 'logIn' ? submitted : entered)).toBe(true);
    expect(Object.values(played(...way, fails(call, barred(7, 'unavailable'))).timers)).toEqual([7000]);
    // Without a wait the user may retry at once.
    expect(snapshotOf(...way, fails(call, barred(0))).value).toBe(next);
  }
  expect(selectLoginScreen(snapshotOf(...atLogin, fails('logIn', barred(90))))).toBe('login');
  const code = [...atCode, fails('verifyCode', barred(90))] as const;
  expect(selectLoginScreen(snapshotOf(...code))).toBe('login/2fa');
  const again = snapshotOf(...code, restarted);
  expect([again.value, selectFailure(again), again.context.customerUuid]).toEqual(['loggedOut', null, null]);
  const elsewhere = { type: 'session.adopted', ...anna };
  expect(isLoggedIn(snapshotOf(...atLogin, fails('logIn', barred(90)), elsewhere))).toBe(true);
});
