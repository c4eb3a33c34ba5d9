import type { Db } from '../db/database.ts';
import type { ShopContext } from './env.ts';
import { tooMany } from './errors.ts';

export interface Limit {
  /** Attempts that may fail in a window. */
  most: number;
  /** Seconds. */
  window: number;
  /** The same over days: patience is no way around it. */
  long?: { most: number; window: number };
}

const DAY = 86_400;
/** Guesses of a password: a hundred in a month (NIST SP 800-63B allows a hundred in a row). */
const PASSWORD: Limit = { most: 10, window: 60, long: { most: 100, window: 30 * DAY } };

export const LIMITS = {
  /** Per address, and per browser that has logged in there before (`knownBrowser.ts`). */
  login: PASSWORD,
  /** Of a session that shows once more whose it is. */
  proof: PASSWORD,
  /** Per client, whichever addresses it tries. Never over days: behind a proxy all visitors are one client. */
  logins: { most: 30, window: 600 },
  /** Codes of the second factor, per known browser, for all unknown ones together, and for sessions, of which three in a million are good at a time: 20 a day take 45 years on average. */
  code: { most: 5, window: 300, long: { most: 20, window: DAY } },
  /**
   * Codes of a customer in all browsers and sessions together: 60 a day take 15 years on average. An unknown browser and a
   * stolen session use up 40 of them, so that a known browser always has some left.
   */
  codesOfAll: { most: 60, window: DAY },
  /** Mails with a link to a new password, per address: nobody's mailbox is filled. */
  reset: { most: 5, window: 900 },
  /** Per client, whichever addresses it names. */
  resets: { most: 30, window: 600 },
  /** Numbers of the former system that a customer tries. */
  migration: { most: 10, window: 600, long: { most: 50, window: DAY } },
  /** Per client: each sends a mail to whatever address it names. */
  signUps: { most: 30, window: 3600 },
  /** Mails with a link, per address. */
  mails: { most: 5, window: 3600 },
  /** The same per client, whichever addresses it names. */
  mailings: { most: 30, window: 3600 },
  /** Links that are none, per client. */
  links: { most: 30, window: 600 },
  /** Addresses that may not be sent tokens, per customer. */
  recipients: { most: 20, window: 600 },
  /** Referral codes that are none, per client: nobody goes through them for names. */
  codes: { most: 20, window: 600, long: { most: 200, window: DAY } },
  /** Discount codes that are none, per customer: nobody guesses them. */
  discounts: { most: 10, window: 600, long: { most: 50, window: DAY } },
  /** Works that somebody makes. */
  items: { most: 60, window: 3600 },
  /** What somebody writes of the works that are there: changes, prices. */
  changes: { most: 240, window: 3600 },
  /** Works that somebody likes, or likes no longer. */
  likes: { most: 300, window: 600 },
  /** Files that somebody announces. */
  uploads: { most: 120, window: 600 },
} satisfies Record<string, Limit>;

/**
 * Counts an attempt before it is judged, in one statement: a hundred at the same time are counted like a hundred in turn.
 * What turns out to be right is taken back.
 *
 * @returns Attempts that are left in the longest window, and the end of that window.
 * @throws Refused 429 where the key has used up its window, which begins with its first attempt, not with a full minute.
 */
export async function countAttempt(db: Db, limit: Limit, key: string, now: Date): Promise<{ left: number; end: Date }> {
  const second = Math.floor(now.getTime() / 1000);
  const { count, windowStart } = await db
    .insertInto('rateLimits')
    .values({ key, windowStart: second, count: 1 })
    .onConflict((on) =>
      on.column('key').doUpdateSet((at) => {
        // A window that begins later than now was begun before the sandbox's clock was set back.
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

/** Suffix of the key under which the attempts of a longer window are counted. */
const LONG = '/long';

/** Forgets all attempts of a key: the last one was right. */
export async function forget(db: Db, key: string): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where('key', 'in', [key, key + LONG])
    .execute();
}

/** Takes one attempt back, for a key that others share. */
export async function takeBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set((at) => ({ count: at('count', '-', 1) }))
    .where('key', 'in', [key, key + LONG])
    .where('count', '>', 0)
    .execute();
}

/** Who asks, for limits that count per client. */
export const clientIn = (context: ShopContext): string => context.env?.incoming?.socket.remoteAddress ?? 'here';
