import type { Db } from '#sandbox/db/database.ts';
import { issueExcerpts, issueYearEnds, type NewExcerpt } from '#sandbox/trade/excerpts.ts';
import { announceInterest } from '#sandbox/trade/interest.ts';
import { uuidOf } from '../identity.ts';
import { type Dated, paidAtOf } from './orders.ts';

/** Seeds the register excerpts, and the interest of all tokens minted for these orders. */
export async function seedPayouts(db: Db, orders: readonly Dated[], now: Date): Promise<void> {
  const ids = new Map(
    (await db.selectFrom('customers').select(['id', 'personaKey']).execute()).map(({ id, personaKey }) => [
      personaKey,
      id,
    ]),
  );
  const products = new Map(
    (await db.selectFrom('products').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  await announceInterest(db, now);
  const minted = orders.filter((order) => order.minted > 0);
  await seedExcerpts(db, minted, ids, products, now);
}

/** Seeds register excerpts: one for each entry and one at the end of each year (§ 19 (2) eWpG). */
async function seedExcerpts(
  db: Db,
  minted: readonly Dated[],
  customers: ReadonlyMap<string | null, number>,
  products: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const uuid = ({ customerId, productId, createdAt }: NewExcerpt) =>
    uuidOf(`excerpt:${customerId}:${productId}:${createdAt}`);
  const entered = minted.map(({ persona, bond, ...order }) => ({
    customerId: customers.get(persona) ?? 0,
    productId: products.get(bond) ?? 0,
    kind: 'after_transaction' as const,
    createdAt: paidAtOf(order),
  }));
  await issueExcerpts(
    db,
    entered.filter(({ createdAt }) => createdAt <= now.toISOString()),
    uuid,
  );
  await issueYearEnds(db, now, uuid);
}
