import type { Failure } from '#domain/shop/failure.ts';
import type { EndReason } from './ports.ts';

export interface SessionContext {
  /** Customer of the session, also while a code is pending; null for visitors. */
  customerUuid: string | null;
  /** Milliseconds of the token's validity at its receipt; not counted down. */
  expiresIn: number;
  /** Number of consecutive failed refreshes, at most `maximumAttempts`. */
  attempts: number;
  /** Failure of the last login, code or refresh. */
  failure: Failure | null;
  /** Last change of the session that a page may mention. */
  notice: SessionNotice | null;
  /** True if this session was confirmed by a code (requirement 4.5). */
  twoFactorConfirmed: boolean;
  /** Reason for the running logout; the usual one otherwise. */
  ending: SessionEnding;
}

export interface SessionEnding {
  reason: EndReason;
  /** True if another tab ended the session. */
  elsewhere: boolean;
}

export type SessionNotice = 'loggedIn' | 'loggedOut' | 'sessionEnded';

export type SessionEvent =
  // Events of the user.
  | { type: 'credentials.submitted'; email: string; password: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'login.restarted' }
  | { type: 'logout.requested' }
  // Events of the API layer: a request found its token expired; a call with the current token was answered by 401.
  | { type: 'token.expired' }
  | { type: 'unauthorized.received' }
  // Event of the browser.
  | { type: 'connection.restored' }
  // Events of other tabs: a login or refresh; a logout or the end of the session.
  | { type: 'session.adopted'; customerUuid: string; expiresIn: number }
  | { type: 'session.ended'; reason: EndReason };

/** Side effects in the app: toasts, leaving the page, deleting another customer's data. */
export type SessionEmitted =
  | { type: 'notice.raised'; notice: SessionNotice }
  | { type: 'navigation.requested' }
  | { type: 'customer.changed'; customerUuid: string | null };
