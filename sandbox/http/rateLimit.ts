import type { Db } from '../db/database.ts';
import { tooMany } from './errors.ts';

export interface Limit {
  /** Calls that may fail in a window. */
  most: number;
  /** Seconds. */
  window: number;
}

export const LIMITS = {
  login: { most: 10, window: 60 },
  code: { most: 5, window: 300 },
} satisfies Record<string, Limit>;

/** Refuses with 429 when the key has used up its window, which begins with its first failure, not with a full minute. */
export async function mustBeWithin(db: Db, limit: Limit, key: string, now: Date): Promise<void> {
  const row = await db.selectFrom('rateLimits').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row || row.count < limit.most) return;
  const left = row.windowStart + limit.window - now.getTime() / 1000;
  // A window with more time left was begun before the sandbox's clock was set back.
  if (left > 0 && left <= limit.window) throw tooMany(left);
}

/** Counts one failure against the key. Returns how many there were in this window. */
export async function countAgainst(db: Db, limit: Limit, key: string, now: Date): Promise<number> {
  const second = Math.floor(now.getTime() / 1000);
  const row = await db
    .insertInto('rateLimits')
    .values({ key, windowStart: second, count: 1 })
    .onConflict((on) =>
      on.column('key').doUpdateSet((at) => {
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
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function forget(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute();
}
