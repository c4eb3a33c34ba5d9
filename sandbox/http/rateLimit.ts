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

const windowOf = (now: Date, { window }: Limit) => Math.floor(now.getTime() / 1000 / window) * window;

/** Refuses with 429 when the key has used up its window. */
export async function mustBeWithin(db: Db, limit: Limit, key: string, now: Date): Promise<void> {
  const start = windowOf(now, limit);
  const row = await db.selectFrom('rateLimits').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row || row.windowStart !== start || row.count < limit.most) return;
  throw tooMany(start + limit.window - now.getTime() / 1000);
}

/** Counts one failure against the key; answers how many there were in this window. */
export async function countAgainst(db: Db, limit: Limit, key: string, now: Date): Promise<number> {
  const windowStart = windowOf(now, limit);
  const row = await db
    .insertInto('rateLimits')
    .values({ key, windowStart, count: 1 })
    .onConflict((on) =>
      on.column('key').doUpdateSet((at) => ({
        count: at
          .case()
          .when('rateLimits.windowStart', '=', windowStart)
          .then(at('rateLimits.count', '+', 1))
          .else(1)
          .end(),
        windowStart,
      })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function forget(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute();
}
