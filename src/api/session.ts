import * as z from 'zod/mini';
import { claimsOf, expiresIn, isExpired, skewOf } from '#domain/session/token.ts';
import { AuthAnswer, CodeAnswer, type Credentials, RefreshAnswer } from '#domain/shop/auth.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { idOf } from '#domain/shop/schema.ts';
import type { EndReason, Lease, LoginOutcome, StoredSession } from '#machines/session/ports.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';
import { forgetError } from './lastError.ts';
import type { Lock } from './lock.ts';
import type { TabMessage, Tabs } from './tabs.ts';
import type { Stored, Vault } from './vault.ts';

/** What the app needs to know of a token must be in it. */
const readable = z.refine<{ token: string }>(({ token }) => claimsOf(token) !== null, { path: ['token'] });
const Login = AuthAnswer.check(readable);
const Verification = CodeAnswer.check(readable);
const Refresh = RefreshAnswer.check(readable);

/** How long another tab's word is waited for until the vault shows it, in milliseconds. */
const patience = 1_000;
/** The same after waiting for another tab's refresh, which may also have failed and left nothing to see. */
const refreshPatience = 200;

/** News of the other tabs, as the session's machine takes them. */
export type SessionNews = ({ type: 'session.adopted' } & Lease) | { type: 'session.ended'; reason: EndReason };

/** What the session's machine is provided with: whose session it is and for how long, never a token. */
export interface SessionService {
  /** What this device has stored. Never asks the shop. */
  read(): StoredSession;
  /**
   * The stored token, for the `Authorization` header and nothing else. Null as soon as another tab has logged out, or
   * has logged in as somebody else: nothing is done in the name of a customer whom this tab does not show.
   */
  token(): string | null;
  /** Whether nobody is signed in on this device any more, whatever this tab has heard. */
  isGone(): boolean;
  /** Whether that token has run out, which a timer may miss while the device sleeps. False without one. */
  isExpired(): boolean;
  logIn(credentials: Credentials, signal?: AbortSignal): Promise<LoginOutcome>;
  verifyCode(input: { customerUuid: string; code: string }, signal?: AbortSignal): Promise<Lease>;
  refresh(signal?: AbortSignal): Promise<Lease>;
  end(how: { reason: EndReason; elsewhere: boolean }): void;
  listen(listener: (news: SessionNews) => void): () => void;
}

export interface SessionDependencies {
  http: Http;
  vault: Vault;
  tabs: Tabs<TabMessage>;
  lock: Lock;
  /** Local time in milliseconds since 1970. */
  now: () => number;
}

/**
 * Login, second factor, refresh and logout (spec sections 4, 7 and 9). The tokens stay in the vault; that of a login
 * that still needs its code stays in memory.
 */
export function createSession({ http, vault, tabs, lock, now }: SessionDependencies): SessionService {
  /** The session that this tab goes by, which another tab may have replaced in the vault. */
  let held: Stored | null = null;
  /** The token of the first step of a login, good for the second step only. */
  let halfway: string | null = null;

  const leaseOf = (stored: Stored): Lease => {
    held = stored;
    const claims = claimsOf(stored.token);
    return { customerUuid: stored.customerUuid, expiresIn: claims ? expiresIn(claims, stored.skew, now()) : 0 };
  };

  const isGood = (stored: Stored) => {
    const claims = claimsOf(stored.token);
    return claims !== null && !isExpired(claims, stored.skew, now());
  };

  /** Puts fresh tokens into the vault and tells the other tabs. */
  function keep(
    type: 'login' | 'tokens',
    tokens: { token: string; refresh_token: string },
    customerUuid: string,
    askedAt: number,
  ): Lease {
    const claims = claimsOf(tokens.token);
    // Cannot be: the answers' schemas see to it.
    if (!claims) throw new FailureError({ kind: 'contract', path: 'token' });
    // Skew is taken from the moment of asking, less the second to which `iat` is cut (RFC 7519): so a slow answer makes
    // a token expire a little early. From its receipt on, it would be sent after its end, and the 401 would log out.
    const skew = skewOf(claims, askedAt - 1_000);
    const stored = { token: tokens.token, refreshToken: tokens.refresh_token, customerUuid, skew };
    vault.store(stored);
    tabs.tell({ type, customerUuid, expiresAt: claims.exp });
    return leaseOf(stored);
  }

  return {
    read() {
      const stored = vault.read();
      return stored ? { kind: 'present', ...leaseOf(stored) } : { kind: 'none' };
    },

    token() {
      const stored = vault.read();
      return stored && stored.customerUuid === held?.customerUuid ? stored.token : null;
    },

    isGone: () => vault.read() === null,

    isExpired() {
      const stored = vault.read();
      return stored !== null && !isGood(stored);
    },

    async logIn(credentials, signal) {
      const askedAt = now();
      const answer = await http.post('authentication-token', credentials, Login, {
        call: 'login',
        signal,
        as: 'none',
      });
      const customerUuid = idOf(answer.customer);
      if (answer.twoFactorRequired) {
        halfway = answer.token;
        return { kind: 'codeRequired', customerUuid };
      }
      return { kind: 'loggedIn', ...keep('login', answer, customerUuid, askedAt) };
    },

    async verifyCode({ customerUuid, code }, signal) {
      // After a reload the first step is gone: it has to be made again.
      if (halfway === null) throw new FailureError({ kind: 'unauthorized' });
      const askedAt = now();
      const answer = await http.put(at`customers/${customerUuid}/2fa/verify`, { code }, Verification, {
        call: 'verifyCode',
        signal,
        as: { token: halfway },
      });
      halfway = null;
      return keep('login', answer, customerUuid, askedAt);
    },

    async refresh(signal) {
      // As it is now: another tab's news may replace what is held while the lock is waited for.
      const stale = held?.token;
      const isNews = (stored: Stored | null) => stored?.token !== stale;
      return lock.run(async (waited) => {
        if (waited) await vault.until(isNews, refreshPatience);
        const before = vault.read();
        if (!before) throw new FailureError({ kind: 'unauthorized' });
        if (isNews(before) && isGood(before)) return leaseOf(before);
        const askedAt = now();
        const body = { refresh_token: before.refreshToken };
        const answer = await http.post('token/refresh', body, Refresh, { call: 'refresh', signal, as: 'none' });
        const after = vault.read();
        // A logout in the meantime, here or in another tab, stands, and so does a login as somebody else.
        if (after?.customerUuid !== before.customerUuid) throw new FailureError({ kind: 'unauthorized' });
        // Storage shows late what another tab has written: it had refreshed before this one asked.
        if (after.refreshToken !== before.refreshToken && isGood(after)) return leaseOf(after);
        return keep('tokens', answer, before.customerUuid, askedAt);
      }, signal);
    },

    end({ reason, elsewhere }) {
      const stored = vault.read();
      // What somebody has logged in with since, in another tab, is not this tab's to forget.
      const ours = elsewhere ? stored?.token === held?.token : stored?.customerUuid === held?.customerUuid;
      if (ours) vault.clear();
      held = null;
      halfway = null;
      forgetError();
      if (!elsewhere) tabs.tell({ type: 'logout', reason });
    },

    listen: (listener) =>
      tabs.listen(async (message) => {
        if (message.type === 'logout') return listener({ type: 'session.ended', reason: message.reason });
        await vault.until((stored) => shows(stored, message), patience);
        const stored = vault.read();
        if (stored && shows(stored, message)) listener({ type: 'session.adopted', ...leaseOf(stored) });
      }),
  };
}

/** Whether the vault holds what another tab told of, or something newer. */
function shows(stored: Stored | null, message: Exclude<TabMessage, { type: 'logout' }>): boolean {
  if (stored?.customerUuid !== message.customerUuid) return false;
  return (claimsOf(stored.token)?.exp ?? 0) >= message.expiresAt;
}
