import type { Db } from '../db/database.ts';
import { issueYearEnds } from './excerpts.ts';
import { announceInterest } from './interest.ts';

/**
 * Performs the actions due by a later time: announces interest and issues the register statements of past year ends.
 */
export async function clockMoved(db: Db, now: Date): Promise<void> {
  for (const follow of [announceInterest, issueYearEnds]) await follow(db, now);
}
