import { randomUUID } from 'node:crypto';
import type { StatementKind } from '#domain/shop/excerpt.ts';
import { dayOf } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { Refused, statementRefusals } from '../http/errors.ts';
import { distinctIds, groupBy, oneBy } from '../read/ids.ts';

/** Register statement to issue: holder, product, reason, and the moment whose holding it shows. */
export interface NewExcerpt {
  customerId: number;
  productId: number;
  kind: StatementKind;
  createdAt: string;
}

/**
 * Issues register statements; each is typeset at its first request (`documents/on-demand.ts`). Statements of a
 * company’s holdings belong to the company. Skips works, which no register contains.
 *
 * @param uuidOf UUID of the file; the seed generates reproducible ones.
 */
export async function issueExcerpts(
  db: Db,
  excerpts: readonly NewExcerpt[],
  uuidOf: (excerpt: NewExcerpt) => string = () => randomUUID(),
): Promise<number[]> {
  const customers = await db
    .selectFrom('customers')
    .select(['id', 'companyId'])
    .where('id', 'in', distinctIds(excerpts.map(({ customerId }) => customerId)))
    .execute();
  const products = await db
    .selectFrom('products')
    .select(['id', 'code'])
    .where('id', 'in', distinctIds(excerpts.map(({ productId }) => productId)))
    .where('kind', '=', 'bond')
    .execute();
  const customerOf = oneBy(customers, ({ id }) => id);
  const productOf = oneBy(products, ({ id }) => id);
  const papers = excerpts.flatMap((excerpt) => {
    const product = productOf(excerpt.productId);
    if (!product) return [];
    const name = `Registerauszug_${product.code.toLowerCase()}_${dayOf(excerpt.createdAt)}.pdf`;
    const companyId = customerOf(excerpt.customerId)?.companyId ?? null;
    return [{ ...excerpt, name, companyId, uuid: uuidOf(excerpt) }];
  });
  if (papers.length === 0) return [];
  await db
    .insertInto('files')
    .values(
      papers.map(({ uuid, customerId, name, createdAt }) => ({
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
  const rows = await db
    .insertInto('customerDocuments')
    .values(
      papers.map(({ uuid, kind, ...facts }) => ({
        ...facts,
        type: 'registry_excerpt',
        statementKind: kind,
        fileUuid: uuid,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Issues the register statements of all past 31 Decembers, for each holding at that time (§ 19 (2) no. 3 eWpG).
 * Repeated calls change nothing.
 */
export async function issueYearEnds(db: Db, now: Date, uuidOf?: (excerpt: NewExcerpt) => string): Promise<void> {
  const due = Map.groupBy(await yearEndsOf(db, now), ({ customerId }) => customerId);
  const issue = async (trx: Db, customerId: number, excerpts: readonly NewExcerpt[]) => {
    const known = await trx
      .selectFrom('customerDocuments')
      .select(['productId', 'createdAt'])
      .where('customerId', '=', customerId)
      .where('statementKind', '=', 'cron_job')
      .execute();
    const isThere = ({ productId, createdAt }: NewExcerpt) =>
      known.some((each) => each.productId === productId && each.createdAt === createdAt);
    await issueExcerpts(
      trx,
      excerpts.filter((each) => !isThere(each)),
      uuidOf,
    );
  };
  for (const [customerId, excerpts] of due) {
    // The seed runs in its own transaction, without concurrent calls.
    if (db.isTransaction) await issue(db, customerId, excerpts);
    else
      await db.transaction().execute(async (trx) => {
        await lockCustomer(trx, customerId);
        await issue(trx, customerId, excerpts);
      });
  }
}

/** Last millisecond of a year in the register’s time zone, which is an hour ahead of UTC in winter. */
const yearEnd = (year: number) => `${year}-12-31T22:59:59.999Z`;

async function yearEndsOf(db: Db, now: Date): Promise<NewExcerpt[]> {
  const found: NewExcerpt[] = [];
  for (const entries of Map.groupBy(
    await entriesOf(db),
    (entry) => `${entry.customerId}:${entry.productId}`,
  ).values()) {
    const [first] = entries;
    if (!first) continue;
    const { customerId, productId } = first;
    for (let year = Number(dayOf(first.createdAt).slice(0, 4)); yearEnd(year) <= now.toISOString(); year++) {
      const createdAt = yearEnd(year);
      const held = entries.reduce((sum, entry) => (entry.createdAt <= createdAt ? sum + entry.amount : sum), 0);
      if (held > 0) found.push({ customerId, productId, kind: 'cron_job', createdAt });
    }
  }
  return found;
}

/**
 * Returns the entries of the register, oldest first, as positive amounts for the recipient and negative ones for the
 * sender.
 */
async function entriesOf(db: Db) {
  const rows = await db
    .selectFrom('transactions')
    .select(['fromAddress', 'toAddress', 'productId', 'amount', 'createdAt'])
    .orderBy('createdAt')
    .execute();
  const walletsAt = groupBy(
    await db.selectFrom('wallets').select(['address', 'customerId']).execute(),
    (row) => row.address,
  );
  return rows.flatMap(({ fromAddress, toAddress, amount, ...entry }) => [
    ...walletsAt(toAddress).map(({ customerId }) => ({ ...entry, customerId, amount })),
    ...walletsAt(fromAddress).map(({ customerId }) => ({ ...entry, customerId, amount: -amount })),
  ]);
}

/**
 * Issues a register statement of each bond of the customer, on request (§ 19 (1) eWpG): once per day in the shop’s time
 * zone.
 * @returns Number of statements.
 * @throws Refused 409 after an earlier request on the same day, NOTHING_HELD if the customer holds no bond.
 */
export async function requestStatements(db: Db, customerId: number, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Serialises the requests: two simultaneous ones would both find no earlier request.
    await lockCustomer(trx, customerId);
    const asked = await trx
      .selectFrom('customerDocuments')
      .select('createdAt')
      .where('customerId', '=', customerId)
      .where('statementKind', '=', 'manual')
      .execute();
    const createdAt = now.toISOString();
    if (asked.some((each) => dayOf(each.createdAt) === dayOf(createdAt))) throw new Refused(409, 'Conflict');
    const held = await trx
      .selectFrom('holdings')
      .innerJoin('wallets', 'wallets.id', 'holdings.walletId')
      .innerJoin('variants', 'variants.id', 'holdings.variantId')
      .select('variants.productId')
      .distinct()
      .where('wallets.customerId', '=', customerId)
      .where('holdings.amount', '>', 0)
      .orderBy('variants.productId')
      .execute();
    const made = await issueExcerpts(
      trx,
      held.map(({ productId }) => ({ customerId, productId, kind: 'manual', createdAt })),
    );
    if (made.length === 0) throw statementRefusals.nothingHeld();
    return made.length;
  });
}
