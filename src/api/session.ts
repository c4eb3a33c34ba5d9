import * as z from 'zod/mini';
import { claimsOf, expiresIn, isExpired, skewOf } from '#domain/session/token.ts';
import { AuthAnswer, CodeAnswer, type Credentials, RefreshAnswer } from '#domain/shop/auth.ts';
import { FailureError, failureOf } from '#domain/shop/failure.ts';
import { idOf } from '#domain/shop/schema.ts';
import type { EndReason, Lease, LoginOutcome, StoredSession } from '#machines/app/session/ports.ts';
import { apiPath } from './call.ts';
import { codeRefusals } from './codeRefusals.ts';
import type { RefusalRow } from './failure.ts';
import type { Http } from './http.ts';
import { forgetError } from './lastError.ts';
import type { Lock } from './lock.ts';
import type { TabMessage, Tabs } from './tabs.ts';
import type { Stored, Vault } from './vault.ts';

/** Requires the claims that the app reads. */
const readable = z.refine<{ token: string }>(({ token }) => claimsOf(token) !== null, { path: ['token'] });
/** Requires a refresh token unless a second factor follows. */
const whole = z.refine<AuthAnswer>((answer) => answer.twoFactorRequired || answer.refresh_token !== '', {
  path: ['refresh_token'],
});
const Login = AuthAnswer.check(readable, whole);
const Verification = CodeAnswer.check(readable);
const Refresh = RefreshAnswer.check(readable);

/** Refusals of a login (requirement 8.2). */
const loginRefusals: readonly RefusalRow[] = [{ statuses: [401], failure: { kind: 'badCredentials' } }];

/** Milliseconds to wait until the vault shows the session that another tab announced. */
const announcementTimeout = 1_000;
/**
 * Milliseconds to wait for the tokens of another tab's refresh; short, because a failed refresh leaves nothing to see.
 */
const refreshTimeout = 200;

/** Announcements of other tabs, as events of the session's machine. */
export type SessionNews = ({ type: 'session.adopted' } & Lease) | { type: 'session.ended'; reason: EndReason };

/**
 * Service behind the session machine's ports. Exposes the session's customer and lifetime; only `token` returns the
 * token.
 */
export interface SessionService {
  /** Reads the session stored on this device. Never calls the shop. */
  read(): StoredSession;
  /**
   * The stored token, for the `Authorization` header and nothing else. Null as soon as another tab has logged out or
   * logged in a different customer, so that no call is made for a customer whom this tab does not show.
   */
  token(): string | null;
  /** True if this device has no session any more, even if no message about it has reached this tab. */
  isGone(): boolean;
  /** True if the stored token has expired, which a timer may miss while the device sleeps. False without a token. */
  isExpired(): boolean;
  logIn(credentials: Credentials, signal?: AbortSignal): Promise<LoginOutcome>;
  verifyCode(input: { customerUuid: string; code: string }, signal?: AbortSignal): Promise<Lease>;
  refresh(signal?: AbortSignal): Promise<Lease>;
  /** Ends the session on this device at once. A logout also ends it at the shop, in the background. */
  end(how: { reason: EndReason; elsewhere: boolean }): void;
  /** Repeats the logouts that did not reach the shop for lack of a connection. */
  catchUp(): void;
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
 * Login, second factor, refresh and logout (requirements 4.1, 4.2, 7.2 and 9.15). The tokens stay in the vault; the
 * token of a login that still needs its code stays in memory.
 */
export function createSession({ http, vault, tabs, lock, now }: SessionDependencies): SessionService {
  /** This tab's session. Another tab may have replaced it in the vault. */
  let held: Stored | null = null;
  /** Token of a login's first step, valid for the second step only. */
  let codeToken: string | null = null;
  /**
   * Refresh tokens of logouts that have not reached the shop. In memory only: a logout leaves nothing on the device.
   */
  let unspent: string[] = [];

  /**
   * Invalidates a refresh token. A shop without that call is asked for a new pair instead, which is discarded:
   * refreshing spends the old token.
   */
  async function spend(refresh_token: string, path = 'token/invalidate'): Promise<void> {
    try {
      await http.post(path, { refresh_token }, z.unknown(), { call: 'endSession', as: 'none', keepalive: true });
    } catch (error) {
      const { kind } = failureOf(error);
      if (kind === 'offline') unspent.push(refresh_token);
      else if (kind === 'notFound' && path !== 'token/refresh') await spend(refresh_token, 'token/refresh');
    }
  }

  const leaseOf = (stored: Stored): Lease => {
    held = stored;
    const claims = claimsOf(stored.token);
    return { customerUuid: stored.customerUuid, expiresIn: claims ? expiresIn(claims, stored.skew, now()) : 0 };
  };

  const isGood = (stored: Stored) => {
    const claims = claimsOf(stored.token);
    return claims !== null && !isExpired(claims, stored.skew, now());
  };

  /** Stores fresh tokens in the vault and announces them to all other tabs. */
  function keep(
    type: 'login' | 'tokens',
    tokens: { token: string; refresh_token: string },
    customerUuid: string,
    askedAt: number,
  ): Lease {
    const claims = claimsOf(tokens.token);
    // Unreachable: the schemas of the answers guarantee claims.
    if (!claims) throw new FailureError({ kind: 'contract', path: 'token' });
    // Skew is measured from the moment of the request, minus the second to which `iat` is cut (RFC 7519), so a slow
    // answer makes a token expire slightly early. Measured from the answer, the app would send the token after its
    // expiry, and the 401 would log out.
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
        refusals: loginRefusals,
        signal,
        as: 'none',
      });
      const customerUuid = idOf(answer.customer);
      if (answer.twoFactorRequired) {
        codeToken = answer.token;
        return { kind: 'codeRequired', customerUuid };
      }
      return {
        kind: 'loggedIn',
        ...keep('login', answer, customerUuid, askedAt),
      };
    },

    async verifyCode({ customerUuid, code }, signal) {
      // A reload loses the first step, which then has to be repeated.
      if (codeToken === null) throw new FailureError({ kind: 'unauthorized' });
      const askedAt = now();
      const answer = await http.put(apiPath`customers/${customerUuid}/2fa/verify`, { code }, Verification, {
        call: 'verifyCode',
        refusals: codeRefusals,
        signal,
        as: { token: codeToken },
      });
      codeToken = null;
      return keep('login', answer, customerUuid, askedAt);
    },

    async refresh(signal) {
      // Read before the wait: a message from another tab may replace `held` while this one waits for the lock.
      const stale = held?.token;
      const isNews = (stored: Stored | null) => stored?.token !== stale;
      return lock.run(async (waited) => {
        if (waited) await vault.until(isNews, refreshTimeout);
        const before = vault.read();
        if (!before) throw new FailureError({ kind: 'unauthorized' });
        if (isNews(before) && isGood(before)) return leaseOf(before);
        const askedAt = now();
        const body = { refresh_token: before.refreshToken };
        const answer = await http.post('token/refresh', body, Refresh, { call: 'refresh', signal, as: 'none' });
        const after = vault.read();
        // A logout in the meantime, here or in another tab, takes precedence, and so does another customer's login.
        if (after?.customerUuid !== before.customerUuid) throw new FailureError({ kind: 'unauthorized' });
        // Storage shows another tab's write late: that tab had refreshed before this one sent its request.
        if (after.refreshToken !== before.refreshToken && isGood(after)) return leaseOf(after);
        return keep('tokens', answer, before.customerUuid, askedAt);
      }, signal);
    },

    end({ reason, elsewhere }) {
      const stored = vault.read();
      // This tab must not clear a session that another tab has started since.
      const ours = elsewhere ? stored?.token === held?.token : stored?.customerUuid === held?.customerUuid;
      if (ours) vault.clear();
      if (stored && ours && !elsewhere && reason === 'loggedOut') void spend(stored.refreshToken);
      held = null;
      codeToken = null;
      forgetError();
      if (!elsewhere) tabs.tell({ type: 'logout', reason });
    },

    catchUp() {
      const late = unspent;
      unspent = [];
      for (const token of late) void spend(token);
    },

    listen: (listener) =>
      tabs.listen(async (message) => {
        if (message.type === 'logout') return listener({ type: 'session.ended', reason: message.reason });
        await vault.until((stored) => shows(stored, message), announcementTimeout);
        const stored = vault.read();
        if (stored && shows(stored, message)) listener({ type: 'session.adopted', ...leaseOf(stored) });
      }),
  };
}

/** True if the vault holds the session that another tab announced, or a newer one. */
function shows(stored: Stored | null, message: Exclude<TabMessage, { type: 'logout' }>): boolean {
  if (stored?.customerUuid !== message.customerUuid) return false;
  return (claimsOf(stored.token)?.exp ?? 0) >= message.expiresAt;
}
