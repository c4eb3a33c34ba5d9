import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** True if protected screens may be shown; false during a logout, and before the session is known. */
export const isLoggedIn = (snapshot: SessionSnapshot) => snapshot.matches('loggedIn');

/** False while requests have to wait: for the first read, a refresh, or the end of a logout. */
export const isSettled = (snapshot: SessionSnapshot) => !snapshot.hasTag('deciding');

/** True if the refresh failed for a reason other than the session's end; see `selectFailure`. */
export const isWaiting = (snapshot: SessionSnapshot) => snapshot.matches({ loggedIn: 'waiting' });

/** True while the login form waits for the shop. */
export const isBusy = (snapshot: SessionSnapshot) => snapshot.hasTag('busy');

/** True if the form may not be sent until the shop accepts another attempt; see `selectFailure` for the wait. */
export const isBarred = (snapshot: SessionSnapshot) =>
  snapshot.matches('loginBarred') || snapshot.matches('codeBarred');

/** Returns the signed-in customer's uuid; null for visitors, also while a code is pending. */
export const selectCustomerUuid = (snapshot: SessionSnapshot) =>
  isLoggedIn(snapshot) ? snapshot.context.customerUuid : null;

export const selectFailure = (snapshot: SessionSnapshot) => snapshot.context.failure;

/** Returns the session's last change, for the login page; `sessionEnded` also means that drafts were kept. */
export const selectNotice = (snapshot: SessionSnapshot) => snapshot.context.notice;

/** Returns the screen of the login flow; null outside the login. */
export const selectLoginScreen = (snapshot: SessionSnapshot): 'login' | 'login/2fa' | null => {
  const isIn = (...states: Parameters<typeof snapshot.matches>[0][]) => states.some((state) => snapshot.matches(state));
  if (isIn('codeRequired', 'verifyingCode', 'codeBarred')) return 'login/2fa';
  return isIn('loggedOut', 'authenticating', 'loginBarred') ? 'login' : null;
};

/** Returns the session flags of requirement 4.5. */
export const selectFlags = (snapshot: SessionSnapshot) => {
  const twoFactorRequired = selectLoginScreen(snapshot) === 'login/2fa';
  return {
    modalActive: twoFactorRequired,
    twoFactorRequired,
    twoFactorSuccess: snapshot.context.twoFactorConfirmed,
    loggedOut: snapshot.context.notice === 'loggedOut',
  };
};
