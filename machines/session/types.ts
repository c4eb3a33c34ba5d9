import type { Failure } from '#domain/shop/failure.ts';
import type { EndReason } from './ports.ts';

export interface SessionContext {
  /** Whose session it is: also while a code is awaited, null when nobody's. */
  customerUuid: string | null;
  /** Milliseconds that the token was good for when it was received; not counted down. */
  expiresIn: number;
  /** Refreshes that failed in a row, at most `maximumAttempts`. */
  attempts: number;
  /** Why the last login, code or refresh did not succeed. */
  failure: Failure | null;
  /** What a page may tell about the session's last turn. */
  notice: SessionNotice | null;
  /** Spec section 4, flag "2FA success": this session was confirmed by a code. */
  twoFactorConfirmed: boolean;
  /** Why a session is just ending; as at the start once that is done. */
  ending: SessionEnding;
}

export interface SessionEnding {
  reason: EndReason;
  /** Another tab ended it. */
  elsewhere: boolean;
}

export type SessionNotice = 'loggedIn' | 'loggedOut' | 'sessionEnded';

export type SessionEvent =
  // The user.
  | { type: 'credentials.submitted'; email: string; password: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'login.restarted' }
  | { type: 'logout.requested' }
  // The API layer: a request found its token expired; a call sent with the present token was answered by 401.
  | { type: 'token.expired' }
  | { type: 'unauthorized.received' }
  // The connection is back.
  | { type: 'connection.restored' }
  // Other tabs: they logged in or refreshed; they logged out or were logged out.
  | { type: 'session.adopted'; customerUuid: string; expiresIn: number }
  | { type: 'session.ended'; reason: EndReason };

/** What the app does beside showing the state: toasts, leaving the page, forgetting what belonged to another customer. */
export type SessionEmitted =
  | { type: 'notice.raised'; notice: SessionNotice }
  | { type: 'navigation.requested' }
  | { type: 'customer.changed'; customerUuid: string | null };
