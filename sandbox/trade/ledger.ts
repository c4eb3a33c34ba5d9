import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { insert } from '../db/rows.ts';
import type { NewRow } from '../db/schema.ts';
import { issueExcerpts } from './excerpts.ts';
import { announceInterest } from './interest.ts';

/** Movement of tokens: sender, recipient, product and amount, with the order that caused it, if any. */
export type Movement = Omit<NewRow<'transactions'>, 'hash' | 'createdAt'>;

/**
 * Adds an entry to the ledger and updates the affected holders: issues their register statements and announces their
 * interest. Requires a lock of the product.
 * @param holders Ids of the affected customers.
 * @returns Id of the entry.
 */
export async function enterMovement(
  trx: Db,
  movement: Movement,
  holders: readonly number[],
  now: Date,
): Promise<number> {
  const createdAt = now.toISOString();
  const hash = `0x${createHash('sha256').update(randomUUID()).digest('hex')}`;
  const { id } = await insert(trx, 'transactions', { ...movement, hash, createdAt });
  const holdings = holders.map((customerId) => ({ customerId, productId: movement.productId }));
  for (const holding of holdings) await announceInterest(trx, now, holding);
  await issueExcerpts(
    trx,
    holdings.map((holding) => ({ ...holding, kind: 'after_transaction', createdAt })),
  );
  return id;
}
