import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/**
 * The session that is stored on this device, if any. Tokens stay with the port. `expiresIn` as in `Lease`, zero or less
 * when the token has expired.
 */
export type StoredSession = { kind: 'none' } | ({ kind: 'present' } & Lease);

/**
 * A session as the machine knows it: whose it is, and for how many milliseconds from now its token is good, the margin of
 * 5 ms and the clock skew already taken off (spec section 9).
 */
export interface Lease {
  customerUuid: string;
  expiresIn: number;
}

/** With `codeRequired` the port keeps the half-way token in memory only, for `verifyCode`. */
export type LoginOutcome = ({ kind: 'loggedIn' } & Lease) | { kind: 'codeRequired'; customerUuid: string };

/** Why a session ends. `loggedOut` deletes the drafts on this device, `sessionEnded` (a 401) keeps them. */
export type EndReason = 'loggedOut' | 'sessionEnded';

/** Reads what this device stored. Never asks the shop. */
export const readSession = fromPromise<StoredSession>(notProvided);

/** `POST authentication-token`; stores the tokens and tells the other tabs. Fails with badCredentials, rateLimited, offline … */
export const logIn = fromPromise<LoginOutcome, { email: string; password: string }>(notProvided);

/** `PUT customers/{uuid}/2fa/verify`; stores the tokens and tells the other tabs. Fails with invalid2fa, rateLimited, unauthorized … */
export const verifyCode = fromPromise<Lease, { customerUuid: string; code: string }>(notProvided);

/** `POST token/refresh` under the Web Lock that all tabs share; uses the token of another tab if that was faster. Fails with unauthorized, offline … */
export const refreshToken = fromPromise<Lease>(notProvided);

/**
 * Forgets the stored user. `loggedOut` also deletes this tab's drafts. Tells the other tabs unless the news came from
 * one (`elsewhere`).
 */
export const endSession = fromPromise<void, { reason: EndReason; elsewhere: boolean }>(notProvided);
