import { assign, emit, setup } from 'xstate';
import { failureOf } from '#domain/shop/failure.ts';
import type { Meta } from '#machines/meta.ts';
import {
  endSession,
  type Lease,
  type LoginOutcome,
  logIn,
  readSession,
  refreshToken,
  type StoredSession,
  verifyCode,
} from './ports.ts';
import type { SessionContext, SessionEmitted, SessionEnding, SessionEvent } from './types.ts';

/** What `setTimeout` can hold, in milliseconds: a longer pause would elapse at once. */
const longestTimer = 2_147_483_647;
const maximumAttempts = 6;

export const usualEnding: SessionEnding = { reason: 'loggedOut', elsewhere: false };

/** What the session's chart is written in: see machine.ts. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    // `deciding`: a request has to wait until this is over.
    tags: {} as 'busy' | 'deciding',
    meta: {} as Meta,
  },
  actors: { readSession, logIn, verifyCode, refreshToken, endSession },
  delays: {
    tokenLifetime: ({ context }) => Math.min(Math.max(context.expiresIn, 0), longestTimer),
    retryBackoff: ({ context }) => 1000 * 2 ** context.attempts,
  },
  guards: {
    isPresent: (_, params: { session: StoredSession }) => params.session.kind === 'present',
    isGood: (_, params: { session: StoredSession }) =>
      params.session.kind === 'present' && params.session.expiresIn > 0,
    needsCode: (_, params: { outcome: LoginOutcome }) => params.outcome.kind === 'codeRequired',
    isUnauthorized: (_, params: { error: unknown }) => failureOf(params.error).kind === 'unauthorized',
    outlastsTimer: ({ context }) => context.expiresIn > longestTimer,
    isSomebodyElse: ({ context }, params: { customerUuid: string }) => context.customerUuid !== params.customerUuid,
  },
  actions: {
    begin: assign(({ context }, { session }: { session: Lease | StoredSession | LoginOutcome }) => {
      const customerUuid = 'customerUuid' in session ? session.customerUuid : context.customerUuid;
      return {
        customerUuid,
        ...('expiresIn' in session && { expiresIn: session.expiresIn }),
        attempts: 0,
        failure: null,
        notice: null,
        // The code of one customer confirms nothing about the next one.
        twoFactorConfirmed: context.twoFactorConfirmed && customerUuid === context.customerUuid,
      };
    }),
    confirmTwoFactor: assign({ twoFactorConfirmed: true }),
    shortenLifetime: assign({ expiresIn: ({ context }) => context.expiresIn - longestTimer }),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    countAttempt: assign({ attempts: ({ context }) => Math.min(context.attempts + 1, maximumAttempts) }),
    rememberEnding: assign((_, params: SessionEnding) => ({ ending: { ...params } })),
    forgetCustomer: assign({ customerUuid: null, expiresIn: 0, attempts: 0, twoFactorConfirmed: false }),
    noticeLogin: assign({ notice: 'loggedIn' }),
    noticeEnding: assign({ notice: ({ context }) => context.ending.reason, failure: null, ending: usualEnding }),
    emitNotice: emit(({ context }) => ({ type: 'notice.raised', notice: context.notice ?? 'loggedIn' })),
    emitCustomer: emit(({ context }) => ({ type: 'customer.changed', customerUuid: context.customerUuid })),
    emitNavigation: emit({ type: 'navigation.requested', to: 'home' }),
  },
});
