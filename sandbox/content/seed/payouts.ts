import type { Db } from '#sandbox/db/database.ts';
import { BONDS } from '../bonds.ts';
import { uuidOf } from '../identity.ts';
import { interestOf, type Purchase } from '../interest.ts';
import { type Dated, datedOrders } from './orders.ts';

/** Later payments are not announced yet. */
const MONTHS_AHEAD = 15;

/** Seeds the interest of all minted tokens: paid and expected payouts (spec section 3). */
export async function seedPayouts(db: Db, now: Date): Promise<void> {
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, now.getUTCDate()));
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
  const rows = [...Map.groupBy(minted, ({ persona }) => persona)].flatMap(([persona, orders]) =>
    BONDS.flatMap((bond) => {
      const purchases = orders.filter((order) => order.bond === bond.code).map(purchaseOf);
      return interestOf(bond, purchases, until.toISOString().slice(0, 10)).map(({ amount, date }) => ({
        customerId: customers.get(persona) ?? 0,
        productId: products.get(bond.code) ?? null,
        amount,
        payoutDate: date,
      }));
    }),
  );
  rows.sort((a, b) => a.payoutDate.localeCompare(b.payoutDate));
  await db.insertInto('payouts').values(rows).execute();
  await seedExcerpts(db, minted, customers, products, now);
}

const purchaseOf = ({ minted, completedAt }: Dated): Purchase => ({
  amount: minted,
  from: completedAt.toISOString().slice(0, 10),
});

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
