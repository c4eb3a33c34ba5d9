import { randomUUID } from 'node:crypto';
import type { StatementKind } from '#domain/shop/excerpt.ts';
import { dayOf } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { Refused, statementRefusals } from '../http/errors.ts';
import { distinctIds, groupBy, oneBy } from '../read/ids.ts';

/** A register excerpt to be made: of whose holding of which product, why, and the moment whose holding it shows. */
export interface NewExcerpt {
  customerId: number;
  productId: number;
  kind: StatementKind;
  createdAt: string;
}

/**
 * Issues register excerpts; each is typeset when it is first asked for (`documents/on-demand.ts`). What is held for a
 * company is the company's, and so is its excerpt. Of what is no bond there is none: it stands in no register.
 *
 * @param uuidOf Of the file; the seed makes the same ones each time.
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
  const [customerOf, productOf] = [oneBy(customers, ({ id }) => id), oneBy(products, ({ id }) => id)];
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
 * Issues the excerpts of every 31 December that has passed, of each holding that there was then (§ 19 (2) no. 3 eWpG).
 * Issuing them again changes nothing.
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
    // The seed has its own transaction, and nobody beside it.
    if (db.isTransaction) await issue(db, customerId, excerpts);
    else
      await db.transaction().execute(async (trx) => {
        await lockCustomer(trx, customerId);
        await issue(trx, customerId, excerpts);
      });
  }
}

/** 31 December, an hour before its end where the register is. */
const yearEnd = (year: number) => `${year}-12-31T22:00:00.000Z`;

async function yearEndsOf(db: Db, now: Date): Promise<NewExcerpt[]> {
  const found: NewExcerpt[] = [];
  for (const entries of Map.groupBy(
    await entriesOf(db),
    (entry) => `${entry.customerId}:${entry.productId}`,
  ).values()) {
    const [first] = entries;
    if (!first) continue;
    const { customerId, productId } = first;
    for (let year = Number(first.createdAt.slice(0, 4)); yearEnd(year) <= now.toISOString(); year++) {
      const createdAt = yearEnd(year);
      const held = entries.reduce((sum, entry) => (entry.createdAt <= createdAt ? sum + entry.amount : sum), 0);
      if (held > 0) found.push({ customerId, productId, kind: 'cron_job', createdAt });
    }
  }
  return found;
}

/** The register's entries, the first first: what came to somebody counts up, what went from them counts down. */
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
 * Issues an excerpt of each bond that a customer holds because they ask for it (§ 19 (1) eWpG): once on a day of the shop.
 * @returns How many there are.
 * @throws Refused 409 where it was asked for today, NOTHING_HELD where there is nothing.
 */
export async function requestStatements(db: Db, customerId: number, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // One request after the other: two at once would find that there is none.
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
