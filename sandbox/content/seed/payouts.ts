import type { Db } from '#sandbox/db/database.ts';
import { announceInterest } from '#sandbox/trade/interest.ts';
import { uuidOf } from '../identity.ts';
import { type Dated, datedOrders } from './orders.ts';

/** Seeds the interest of all minted tokens, and the register excerpts. */
export async function seedPayouts(db: Db, now: Date): Promise<void> {
  const minted = datedOrders(now).filter((order) => order.minted > 0);
  const customers = new Map(
    (await db.selectFrom('customers').select(['id', 'personaKey']).execute()).map(({ id, personaKey }) => [
      personaKey,
      id,
    ]),
  );
  const products = new Map(
    (await db.selectFrom('products').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  await announceInterest(db, now);
  await seedExcerpts(db, minted, customers, products, now);
}

/** Register excerpts: one after each entry, and one at the end of each year (§ 19 Abs. 2 eWpG). */
async function seedExcerpts(
  db: Db,
  minted: readonly Dated[],
  customers: ReadonlyMap<string | null, number>,
  products: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const excerpts = minted.flatMap((order) => {
    const entered = new Date(order.completedAt.getTime() + 86_400_000).toISOString();
    const yearly: string[] = [];
    for (let year = order.completedAt.getUTCFullYear(); ; year++) {
      const end = `${year}-12-31T22:00:00.000Z`;
      if (end > now.toISOString()) break;
      yearly.push(end);
    }
    return [
      { order, kind: 'after_transaction', createdAt: entered },
      ...yearly.map((createdAt) => ({ order, kind: 'cron_job', createdAt })),
    ];
  });
  const dated = excerpts
    .filter(({ createdAt }) => createdAt <= now.toISOString())
    // There is one a year even for a bond that was bought twice.
    .filter(
      (excerpt, index, all) =>
        all.findIndex(
          (each) =>
            each.createdAt === excerpt.createdAt &&
            each.order.persona === excerpt.order.persona &&
            each.order.bond === excerpt.order.bond,
        ) === index,
    )
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map((excerpt) => ({
      ...excerpt,
      customerId: customers.get(excerpt.order.persona) ?? 0,
      uuid: uuidOf(`excerpt:${excerpt.order.persona}:${excerpt.order.bond}:${excerpt.createdAt}`),
      name: `Registerauszug_${excerpt.order.bond.toLowerCase()}_${excerpt.createdAt.slice(0, 10)}.pdf`,
    }));
  await db
    .insertInto('files')
    .values(
      dated.map(({ uuid, customerId, name, createdAt }) => ({
        uuid,
        ownerId: customerId,
        visibility: 'private' as const,
        fileName: name,
        mediaType: 'application/pdf',
        size: 0,
        content: new Uint8Array(),
        createdAt,
      })),
    )
    .execute();
  await db
    .insertInto('customerDocuments')
    .values(
      dated.map(({ uuid, customerId, name, createdAt, kind, order }) => ({
        customerId,
        type: 'registry_excerpt',
        statementKind: kind,
        productId: products.get(order.bond) ?? null,
        name,
        fileUuid: uuid,
        createdAt,
      })),
    )
    .execute();
}
