import type { Db } from '../db/database.ts';
import type { ShopContext } from './env.ts';
import { Refused, tooMany } from './errors.ts';

export interface Limit {
  /** Maximum failed attempts in a window. */
  most: number;
  /** Seconds. */
  window: number;
  /** Additional limit over days, so that slow attempts do not evade the first one. */
  long?: { most: number; window: number };
}

const DAY = 86_400;
/** Guesses of a password: a hundred in a month (NIST SP 800-63B allows a hundred in a row). */
const PASSWORD: Limit = { most: 10, window: 60, long: { most: 100, window: 30 * DAY } };

export const LIMITS = {
  /** Per email address, and separately per browser that has logged in there before (`knownBrowser.ts`). */
  login: PASSWORD,
  /** Repeated proofs of identity in a session. */
  proof: PASSWORD,
  /** Per client, across all email addresses. Never over days: behind a proxy all visitors are one client. */
  logins: { most: 30, window: 600 },
  /**
   * Codes of the second factor: per known browser, for all unknown browsers together, and for sessions. At any time
   * three in a million codes are valid: with 20 guesses a day a hit takes 45 years on average.
   */
  code: { most: 5, window: 300, long: { most: 20, window: DAY } },
  /**
   * Codes of a customer in all browsers and sessions together: with 60 guesses a day a hit takes 15 years on average.
   * Unknown browsers and a stolen session use up 40 of them, so that a known browser always has some left.
   */
  codesOfAll: { most: 60, window: DAY },
  /** Mails with a link to a new password, per address, so that they cannot flood a mailbox. */
  reset: { most: 5, window: 900 },
  /** Requests for such mails per client, across all addresses. */
  resets: { most: 30, window: 600 },
  /** Customer numbers of the former system that a customer tries. */
  migration: { most: 10, window: 600, long: { most: 50, window: DAY } },
  /** Per client: each sign-up sends a mail to an arbitrary address. */
  signUps: { most: 30, window: 3600 },
  /** Mails with a link, per address; reports of logins, per customer. */
  mails: { most: 5, window: 3600 },
  /** Mails with a link per client, across all addresses. */
  mailings: { most: 30, window: 3600 },
  /** Invalid links per client. */
  links: { most: 30, window: 600 },
  /** Addresses that may not receive tokens, per customer. */
  recipients: { most: 20, window: 600 },
  /** Unknown referral codes per client, so that a client cannot collect names. */
  codes: { most: 20, window: 600, long: { most: 200, window: DAY } },
  /** Unknown discount codes per customer, so that a customer cannot guess them. */
  discounts: { most: 10, window: 600, long: { most: 50, window: DAY } },
} satisfies Record<string, Limit>;

/**
 * Counts an attempt before its evaluation, in one statement: a hundred simultaneous attempts count like a hundred in
 * turn. `forget` or `uncountAttempt` cancels a correct attempt.
 *
 * @returns Remaining attempts in the longest window, and the end of that window.
 * @throws Refused 429 if the key has used up its window, which begins with its first attempt, not with a full minute.
 */
export async function countAttempt(db: Db, limit: Limit, key: string, now: Date): Promise<{ left: number; end: Date }> {
  const second = Math.floor(now.getTime() / 1000);
  const { count, windowStart } = await db
    .insertInto('rateLimits')
    .values({ key, windowStart: second, count: 1 })
    .onConflict((on) =>
      on.column('key').doUpdateSet((at) => {
        // The start of a window is later than now if the sandbox’s clock was set back since.
        const lasts = at.between('rateLimits.windowStart', second - limit.window + 1, second);
        return {
          count: at
            .case()
            .when(lasts)
            .then(at('rateLimits.count', '+', 1))
            .else(1)
            .end(),
          windowStart: at.case().when(lasts).then(at.ref('rateLimits.windowStart')).else(second).end(),
        };
      }),
    )
    .returning(['count', 'windowStart'])
    .executeTakeFirstOrThrow();
  const end = windowStart + limit.window;
  if (count > limit.most) throw tooMany(end - now.getTime() / 1000);
  if (limit.long) return countAttempt(db, limit.long, key + LONG, now);
  return { left: limit.most - count, end: new Date(end * 1000) };
}

/** Suffix of the key for the attempts of the longer window. */
const LONG = '/long';

/** Counts an event. Returns false, instead of refusing, once the key has used up its window. */
export async function isWithin(db: Db, limit: Limit, key: string, now: Date): Promise<boolean> {
  try {
    await countAttempt(db, limit, key, now);
    return true;
  } catch (error) {
    if (error instanceof Refused && error.status === 429) return false;
    throw error;
  }
}

/** Resets the attempts of a key after a correct one. */
export async function forget(db: Db, key: string): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where('key', 'in', [key, key + LONG])
    .execute();
}

/** Cancels one attempt of a shared key. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set((at) => ({ count: at('count', '-', 1) }))
    .where('key', 'in', [key, key + LONG])
    .where('count', '>', 0)
    .execute();
}

/** Client address, for limits per client. */
export const clientIn = (context: ShopContext): string => context.env?.incoming?.socket.remoteAddress ?? 'here';
