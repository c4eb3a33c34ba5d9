import type { Db } from '../db/database.ts';
import { issueYearEnds } from './excerpts.ts';
import { announceInterest } from './interest.ts';

/** Does all that is due by a later time: interest that is announced, and the excerpts of a year's end. */
export async function clockMoved(db: Db, now: Date): Promise<void> {
  for (const follow of [announceInterest, issueYearEnds]) await follow(db, now);
}
