import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/**
 * Session stored on this device, if any. Tokens stay with the port. `expiresIn` as in `Lease`; zero or less if the
 * token of the session has expired.
 */
export type StoredSession = { kind: 'none' } | ({ kind: 'present' } & Lease);

/**
 * Session as the machine knows it: its customer, and the milliseconds from now during which its token is valid, less
 * the margin of 5 ms and the clock skew (requirement 9.15).
 */
export interface Lease {
  customerUuid: string;
  expiresIn: number;
}

/** Result of a login. With `codeRequired` the port keeps the intermediate token in memory only, for `verifyCode`. */
export type LoginOutcome = ({ kind: 'loggedIn' } & Lease) | { kind: 'codeRequired'; customerUuid: string };

/**
 * Reason for the end of a session. `loggedOut` deletes the drafts on this device, `sessionEnded` (a 401) keeps them.
 */
export type EndReason = 'loggedOut' | 'sessionEnded';

/** Reads the session stored on this device. Never calls the shop. */
export const readSession = fromPromise<StoredSession>(notProvided);

/**
 * Logs in by `POST authentication-token`, stores the tokens and notifies all other tabs. Fails with badCredentials,
 * rateLimited, offline …
 */
export const logIn = fromPromise<LoginOutcome, { email: string; password: string }>(notProvided);

/**
 * Verifies the code by `PUT customers/{uuid}/2fa/verify`, stores the tokens and notifies all other tabs. Fails with
 * invalid2fa, rateLimited, unauthorized …
 */
export const verifyCode = fromPromise<Lease, { customerUuid: string; code: string }>(notProvided);

/**
 * Refreshes the token by `POST token/refresh` under the Web Lock that all tabs share, or uses the token of a tab that
 * was faster. Fails with unauthorized, offline …
 */
export const refreshToken = fromPromise<Lease>(notProvided);

/**
 * Deletes the stored session; `loggedOut` also deletes this tab's drafts. Notifies all other tabs, unless the session
 * was ended by one of them (`elsewhere`).
 */
export const endSession = fromPromise<void, { reason: EndReason; elsewhere: boolean }>(notProvided);
