import { FailureError } from '#domain/shop/failure.ts';
import { invalid2fa, offline, rateLimited, unauthorized } from '#machines/testing/failures.ts';
import { type Cases, elapses, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { sessionMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';
import { isBarred } from '../selectors.ts';

const hour = 3_600_000;
/** Lifetime beyond the limit of a timer. */
const sixtyDays = 60 * 24 * hour;

export const anna = { customerUuid: 'anna', expiresIn: hour };
export const bernd = { customerUuid: 'bernd', expiresIn: hour };

export const badCredentials = new FailureError({ kind: 'badCredentials' });

const sessionCases: Cases<typeof sessionMachine> = {
  events: [
    { type: 'credentials.submitted', email: 'anna@example.org', password: 'Sommer-2026' },
    { type: 'code.submitted', code: '123456' },
    { type: 'login.restarted' },
    { type: 'logout.requested' },
    { type: 'token.expired' },
    { type: 'unauthorized.received' },
    { type: 'connection.restored' },
    named('Anna', { type: 'session.adopted', ...anna }),
    named('Bernd', { type: 'session.adopted', ...bernd }),
    named('logged out', { type: 'session.ended', reason: 'loggedOut' }),
    named('run out', { type: 'session.ended', reason: 'sessionEnded' }),
  ],
  outcomes: [
    succeeds('readSession', { kind: 'none' }, 'none'),
    succeeds('readSession', { kind: 'present', ...anna }, 'a valid one'),
    succeeds('readSession', { kind: 'present', customerUuid: 'anna', expiresIn: sixtyDays }, 'one valid for 60 days'),
    succeeds('readSession', { kind: 'present', customerUuid: 'anna', expiresIn: 0 }, 'an expired one'),
    fails('readSession', new Error('storage is forbidden')),
    succeeds('logIn', { kind: 'loggedIn', ...anna }, 'logged in'),
    succeeds('logIn', { kind: 'codeRequired', customerUuid: 'anna' }, 'a code is asked for'),
    fails('logIn', badCredentials),
    fails('logIn', rateLimited),
    fails('logIn', offline),
    succeeds('verifyCode', anna, 'logged in'),
    fails('verifyCode', invalid2fa),
    fails('verifyCode', rateLimited),
    fails('verifyCode', unauthorized),
    succeeds('refreshToken', anna, 'for Anna'),
    succeeds('refreshToken', bernd, 'for Bernd'),
    fails('refreshToken', offline),
    fails('refreshToken', unauthorized),
    succeeds('endSession'),
    fails('endSession', new Error('storage is forbidden')),
    elapses('tokenLifetime', 'session.loggedIn.fresh'),
    elapses('nextMinute', 'session.loginBarred'),
    elapses('nextMinute', 'session.codeBarred'),
    elapses('retryBackoff', 'session.loggedIn.waiting'),
  ],
  stateKey: ({ context }) => [
    context.customerUuid,
    context.expiresIn > hour,
    Math.min(context.attempts, 1),
    context.ending,
    context.failure !== null && ('retryAfter' in context.failure ? context.failure.retryAfter : true),
  ],
  customer: { of: ({ context }) => context.customerUuid, tells: ['notice', 'failure'] },
  invariants: (snapshot) => ({
    'a logged-in session has a customer': !snapshot.matches('loggedIn') || snapshot.context.customerUuid !== null,
    'a logged-out session has no customer': !snapshot.matches('loggedOut') || snapshot.context.customerUuid === null,
    'a token that may be sent has not expired':
      !snapshot.matches({ loggedIn: 'fresh' }) || snapshot.context.expiresIn > 0,
    'a barred login has a waiting time':
      !isBarred(snapshot) || (snapshot.context.failure !== null && 'retryAfter' in snapshot.context.failure),
    'attempts are bounded': snapshot.context.attempts <= 6,
  }),
};

export const subject: Subject = { name: 'session', machine: sessionMachine, cases: sessionCases, selectors };
