import { assign, emit, setup } from 'xstate';
import { longestTimer } from '#domain/constants/freshness.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { asDelay, backoff, longestCountdown, untilNextMinute, waitAfter } from '#machines/kit/retry.ts';
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
import type { SessionContext, SessionEmitted, SessionEnding, SessionEvent, SessionNotice } from './types.ts';

/** Milliseconds after the first failed refresh; each further pause is twice as long, up to about a minute. */
const firstPause = 2000;
const maximumAttempts = 6;

export const usualEnding: SessionEnding = { reason: 'loggedOut', elsewhere: false };

type Answer = Lease | StoredSession | LoginOutcome;

/** Stores the session that a port returned, or that another tab announced. */
export const keepSession = {
  type: 'begin',
  params: ({ event }: { event: { output: Answer } }) => ({ session: event.output }),
} as const;
export const keepAdopted = { type: 'begin', params: ({ event }: { event: Lease }) => ({ session: event }) } as const;

/** Returns the event that led into a state. @throws with the expected type if another event did. */
export function eventOf<T extends SessionEvent['type']>(
  event: SessionEvent,
  type: T,
): Extract<SessionEvent, { type: T }>;
export function eventOf(event: SessionEvent, type: string): SessionEvent {
  if (event.type !== type) throw new Error(type);
  return event;
}

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    // `deciding`: requests wait until this state ends.
    tags: {} as 'busy' | 'deciding',
    meta: {} as Meta<'login' | 'login/2fa'>,
  },
  actors: { readSession, logIn, verifyCode, refreshToken, endSession },
  delays: {
    tokenLifetime: ({ context }) => asDelay(context.expiresIn),
    nextMinute: ({ context }) => untilNextMinute(waitAfter(context.failure)) * 1000,
    retryBackoff: ({ context }) => backoff(firstPause, context.attempts),
  },
  guards: {
    isPresent: (_, params: { session: StoredSession }) => params.session.kind === 'present',
    isGood: (_, params: { session: StoredSession }) =>
      params.session.kind === 'present' && params.session.expiresIn > 0,
    needsCode: (_, params: { outcome: LoginOutcome }) => params.outcome.kind === 'codeRequired',
    isUnauthorized: (_, params: { error: unknown }) => failureOf(params.error).kind === 'unauthorized',
    // True for a wait that is counted down. After a longer one the form stays usable for another password or account.
    isBarred: (_, params: { error: unknown }) => {
      const wait = waitAfter(failureOf(params.error));
      return wait > 0 && wait <= longestCountdown;
    },
    outlastsMinute: ({ context }) => {
      const wait = waitAfter(context.failure);
      return wait > untilNextMinute(wait);
    },
    outlastsTimer: ({ context }) => context.expiresIn > longestTimer,
    isSomebodyElse: ({ context }, params: { customerUuid: string }) => context.customerUuid !== params.customerUuid,
  },
  actions: {
    begin: assign(({ context }, { session }: { session: Answer }) => {
      const customerUuid = 'customerUuid' in session ? session.customerUuid : context.customerUuid;
      return {
        customerUuid,
        ...('expiresIn' in session && { expiresIn: session.expiresIn }),
        attempts: 0,
        failure: null,
        notice: null,
        // A code confirms only its own customer.
        twoFactorConfirmed: context.twoFactorConfirmed && customerUuid === context.customerUuid,
      };
    }),
    confirmTwoFactor: assign({ twoFactorConfirmed: true }),
    shortenLifetime: assign({ expiresIn: ({ context }) => context.expiresIn - longestTimer }),
    ...failureActions,
    shortenWait: assign(({ context: { failure } }) =>
      failure !== null && 'retryAfter' in failure
        ? { failure: { ...failure, retryAfter: failure.retryAfter - untilNextMinute(failure.retryAfter) } }
        : {},
    ),
    countAttempt: assign({ attempts: ({ context }) => Math.min(context.attempts + 1, maximumAttempts) }),
    rememberEnding: assign((_, params: SessionEnding) => ({ ending: { ...params } })),
    forgetCustomer: assign({ customerUuid: null, expiresIn: 0, attempts: 0, twoFactorConfirmed: false }),
    noticeLogin: assign({ notice: 'loggedIn' }),
    noticeEnding: assign({ notice: ({ context }) => context.ending.reason, failure: null, ending: usualEnding }),
    emitNotice: emit((_, params: { notice: SessionNotice }) => ({ type: 'notice.raised', notice: params.notice })),
    emitCustomer: emit(({ context }) => ({ type: 'customer.changed', customerUuid: context.customerUuid })),
    emitNavigation: emit({ type: 'navigation.requested' }),
  },
});
