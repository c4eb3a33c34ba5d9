import type { Db } from './db/database.ts';

const OFFSET = 'clock.offset';

/**
 * The one clock of the sandbox. The control page can move it. Its offset is kept in the database, so that every server
 * on that database has the same time.
 */
export interface Clock {
  now(): Promise<Date>;
  /** How far the clock is ahead of the machine's, in milliseconds. */
  offset(): Promise<number>;
  /** Moves the clock by so many milliseconds; negative moves it back. */
  move(milliseconds: number): Promise<Date>;
}

export function clockOf(db: Db, machineNow: () => number = Date.now): Clock {
  async function offset(): Promise<number> {
    const row = await db.selectFrom('settings').select('value').where('key', '=', OFFSET).executeTakeFirst();
    return row ? Number(row.value) : 0;
  }
  const now = async () => new Date(machineNow() + (await offset()));
  return {
    now,
    offset,
    async move(milliseconds) {
      const value = String((await offset()) + Math.trunc(milliseconds));
      await db
        .insertInto('settings')
        .values({ key: OFFSET, value })
        .onConflict((on) => on.column('key').doUpdateSet({ value }))
        .execute();
      return now();
    },
  };
}
