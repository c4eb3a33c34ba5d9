import type { Db } from '../db/database.ts';
import { issueYearEnds } from './excerpts.ts';
import { announceInterest } from './interest.ts';
import { deliverDue } from './payment.ts';

/** What is due by a later time: webhooks, interest that is announced, and the excerpts of a year's end. */
export async function clockMoved(db: Db, now: Date): Promise<void> {
  for (const follow of [deliverDue, announceInterest, issueYearEnds]) await follow(db, now);
}
