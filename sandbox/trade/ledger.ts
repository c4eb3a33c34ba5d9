import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { NewRow } from '../db/schema.ts';
import { issueExcerpts } from './excerpts.ts';
import { announceInterest } from './interest.ts';

/** What moves: from where to where, how many tokens of what, and by which order if by one. */
export type Movement = Omit<NewRow<'transactions'>, 'hash' | 'createdAt'>;

/**
 * Enters in the ledger what has moved, and tells whose holdings that changed: by an excerpt, and by the interest to come.
 * The product has to be locked by the caller.
 * @param holders Ids of customers.
 * @returns The id of the entry.
 */
export async function enter(trx: Db, movement: Movement, holders: readonly number[], now: Date): Promise<number> {
  const createdAt = now.toISOString();
  const hash = `0x${createHash('sha256').update(randomUUID()).digest('hex')}`;
  const { id } = await trx
    .insertInto('transactions')
    .values({ ...movement, hash, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const holdings = holders.map((customerId) => ({ customerId, productId: movement.productId }));
  for (const holding of holdings) await announceInterest(trx, now, holding);
  await issueExcerpts(
    trx,
    holdings.map((holding) => ({ ...holding, kind: 'after_transaction', createdAt })),
  );
  return id;
}
