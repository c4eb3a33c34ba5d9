import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { type Authoriser, createHttp, type Http } from '#api/http.ts';
import { createLock } from '#api/lock.ts';
import { createSession, type SessionNews } from '#api/session.ts';
import { createTabs, TabMessage } from '#api/tabs.ts';
import { createVault } from '#api/vault.ts';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import type { Locale, Settings } from '#domain/shop/settings.ts';
import { writeStored } from '#i18n/storedText.ts';
import { sessionMachine } from '#machines/app/session/machine.ts';
import { isLoggedIn, isSettled, isWaiting, selectFailure } from '#machines/app/session/selectors.ts';
import { deleteDrafts, GREETING } from '../drafts/forgetDrafts.ts';
import type { Inspect } from '../inspection/inspect.ts';
import type { Reports } from '../reports/reports.ts';

/** Sent for a session that another tab ended while this one was loading and missed the message. */
const missed = { type: 'session.ended', reason: 'sessionEnded' } as const;

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/**
 * Starts the session machine on the real shop, and the HTTP client that sends calls in its name. `catchUp` is to be
 * called when the connection is back.
 */
export function startSession(
  settings: Settings,
  locale: () => Locale,
  inspect: Inspect | undefined,
  reports: Reports | null,
  onIncomplete: (failure: Failure) => void,
): { session: SessionActor; http: Http; catchUp: () => void } {
  const http = createHttp({
    settings,
    locale,
    authoriser: { token: (...of) => authoriser.token(...of), rejected: (...why) => authoriser.rejected(...why) },
    log({ call, path, leftOut }) {
      const kept = leftOut > 0 ? `; ${leftOut} of its entries are left out` : '';
      console.warn(`The answer to ${call} is not as agreed at ${path}${kept}.`);
      const failure: Failure = leftOut > 0 ? { kind: 'incomplete', count: leftOut, path } : { kind: 'contract', path };
      if (leftOut > 0) onIncomplete(failure);
      reports?.addCall(call, failure);
    },
    onFailed: (call, failure) => reports?.addCall(call, failure),
  });
  const service = createSession({
    http,
    vault: createVault(window),
    tabs: createTabs('parkett', TabMessage),
    lock: createLock(),
    now: Date.now,
  });
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise(async () => service.read()),
        logIn: fromPromise(({ input, signal }) => service.logIn(input, signal)),
        verifyCode: fromPromise(({ input, signal }) => service.verifyCode(input, signal)),
        refreshToken: fromPromise(({ signal }) => service.refresh(signal)),
        endSession: fromPromise(async ({ input }) => {
          service.end(input);
          writeStored(GREETING, null);
          if (input.reason === 'loggedOut') deleteDrafts();
        }),
      },
    }),
    { inspect },
  );

  const authoriser: Authoriser = {
    async token(_, isOpen) {
      await waitFor(session, isSettled);
      if (!isLoggedIn(session.getSnapshot())) {
        // The session ended while the call waited: the shop would reject a private call.
        if (!isOpen) throw new FailureError({ kind: 'unauthorized' });
        return null;
      }
      if (isWaiting(session.getSnapshot()) || service.isExpired()) {
        session.send({ type: 'token.expired' });
        const snapshot = await waitFor(session, isSettled);
        if (!isLoggedIn(snapshot)) throw new FailureError({ kind: 'unauthorized' });
        if (isWaiting(snapshot)) throw new FailureError(selectFailure(snapshot) ?? { kind: 'offline' });
      }
      if (service.isGone()) {
        session.send(missed);
        throw new FailureError({ kind: 'unauthorized' });
      }
      return service.token();
    },
    rejected(token, hasExpired) {
      // The answer to a call with an earlier token does not concern the present session.
      if (token === service.token()) session.send({ type: hasExpired ? 'token.expired' : 'unauthorized.received' });
      else if (service.isGone()) session.send(missed);
    },
  };

  service.listen((news: SessionNews) => session.send(news));
  session.start();
  const catchUp = () => {
    session.send({ type: 'connection.restored' });
    service.catchUp();
  };
  return { session, http, catchUp };
}
