import type { Db } from './db/database.ts';

const OFFSET = 'clock.offset';

/** Years by which the clock may differ from the machine's: papers, holidays and tokens are meant for such times. */
export const CLOCK_YEARS = 30;
const MOST = CLOCK_YEARS * 365 * 86_400_000;

/**
 * The one clock of the sandbox. The control page can move it. Its offset is kept in the database, so that every server
 * on that database has the same time.
 */
export interface Clock {
  now(): Promise<Date>;
  /** How far the clock is ahead of the machine's, in milliseconds. */
  offset(): Promise<number>;
  /** Moves the clock by so many milliseconds; negative moves it back. Null, and no move, beyond `CLOCK_YEARS`. */
  move(milliseconds: number): Promise<Date | null>;
}

export function clockOf(db: Db, machineNow: () => number = Date.now): Clock {
  async function offset(): Promise<number> {
    const row = await db.selectFrom('settings').select('value').where('key', '=', OFFSET).executeTakeFirst();
    const stored = Number(row?.value ?? 0);
    // Earlier versions took any move.
    return isPossible(stored) ? stored : 0;
  }
  const now = async () => new Date(machineNow() + (await offset()));
  return {
    now,
    offset,
    async move(milliseconds) {
      const moved = (await offset()) + Math.trunc(milliseconds);
      if (!isPossible(moved)) return null;
      const value = String(moved);
      await db
        .insertInto('settings')
        .values({ key: OFFSET, value })
        .onConflict((on) => on.column('key').doUpdateSet({ value }))
        .execute();
      return now();
    },
  };
}

const isPossible = (offset: number) => Number.isFinite(offset) && Math.abs(offset) <= MOST;
