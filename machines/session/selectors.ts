import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Whether protected screens may be shown. False while logging out, and before it is known who is here. */
export const isLoggedIn = (snapshot: SessionSnapshot) => snapshot.matches('loggedIn');

/** False while a request has to wait: for the first look, a refresh, or the end of a logout. */
export const isSettled = (snapshot: SessionSnapshot) => !snapshot.hasTag('deciding');

/** Whether the token could not be renewed for another reason than the session's end; see `selectFailure`. */
export const isWaiting = (snapshot: SessionSnapshot) => snapshot.matches({ loggedIn: 'waiting' });

/** The login form's button waits. */
export const isBusy = (snapshot: SessionSnapshot) => snapshot.hasTag('busy');

/** Nothing may be sent until the shop takes it again; see `selectFailure` for how long. */
export const isBarred = (snapshot: SessionSnapshot) =>
  snapshot.matches('loginBarred') || snapshot.matches('codeBarred');

/** Uuid of the customer who is signed in, else null; the one whose code is awaited is not signed in. */
export const selectCustomerUuid = (snapshot: SessionSnapshot) =>
  isLoggedIn(snapshot) ? snapshot.context.customerUuid : null;

/** Why the last login, code or refresh did not succeed. */
export const selectFailure = (snapshot: SessionSnapshot) => snapshot.context.failure;

/** The session's last turn, for what the login page says; `sessionEnded` also means that drafts were kept. */
export const selectNotice = (snapshot: SessionSnapshot) => snapshot.context.notice;

/** The login flow's screen; null where the session does not ask for one. */
export const selectLoginScreen = (snapshot: SessionSnapshot): 'login' | 'login/2fa' | null => {
  const isIn = (...states: Parameters<typeof snapshot.matches>[0][]) => states.some((state) => snapshot.matches(state));
  if (isIn('codeRequired', 'verifyingCode', 'codeBarred')) return 'login/2fa';
  return isIn('loggedOut', 'authenticating', 'loginBarred') ? 'login' : null;
};

/** The session flags of spec section 4. */
export const selectFlags = (snapshot: SessionSnapshot) => {
  const twoFactorRequired = selectLoginScreen(snapshot) === 'login/2fa';
  return {
    modalActive: twoFactorRequired,
    twoFactorRequired,
    twoFactorSuccess: snapshot.context.twoFactorConfirmed,
    loggedOut: snapshot.context.notice === 'loggedOut',
  };
};
