import type { Db } from './db/database.ts';
import { findRow } from './db/rows.ts';

const OFFSET = 'clock.offset';

/** Maximum distance of the clock from the machine’s, in years: papers, holidays and tokens are meant for such times. */
export const CLOCK_YEARS = 30;
const MOST = CLOCK_YEARS * 365 * 86_400_000;

/**
 * The only clock of the sandbox. The control page can move it. The database stores its offset, so that all servers on
 * that database share the time.
 */
export interface Clock {
  now(): Promise<Date>;
  /** Offset from the machine’s clock, in milliseconds; positive in the future. */
  offset(): Promise<number>;
  /**
   * Moves the clock by `milliseconds`; a negative number moves it back. Returns null and does nothing beyond
   * `CLOCK_YEARS`.
   */
  move(milliseconds: number): Promise<Date | null>;
}

export function clockOf(db: Db, machineNow: () => number = Date.now): Clock {
  async function offset(): Promise<number> {
    const row = await findRow(db, 'settings', { key: OFFSET });
    const stored = Number(row?.value ?? 0);
    // Earlier versions stored moves of any length.
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
