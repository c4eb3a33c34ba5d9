import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { notFound, Refused } from './errors.ts';

type Purpose = Row<'linkTokens'>['purpose'];

const MINUTE = 60_000;

/** Milliseconds for which the link of a mail is good. */
export const LINK_LIFETIME: Record<Purpose, number> = {
  reset: 60 * MINUTE,
  verification: 7 * 24 * 60 * MINUTE,
  newAddress: 24 * 60 * MINUTE,
};

/** Only this is stored: whoever reads the database cannot follow a link. */
export const hashOfLink = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes the token of a link for the customer with this address; null where there is none. The same statement is run
 * either way, so that the time it takes does not tell who has an account. `wanted`: the address that the link makes theirs.
 */
export async function makeLink(
  db: Db,
  purpose: Purpose,
  email: string,
  now: Date,
  wanted: string | null = null,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const { numInsertedOrUpdatedRows: made = 0n } = await db
    .insertInto('linkTokens')
    .columns(['customerId', 'purpose', 'email', 'tokenHash', 'createdAt', 'expiresAt'])
    .expression((from) =>
      from
        .selectFrom('customers')
        .where('email', '=', email)
        .select((it) => [
          'id',
          it.val<string>(purpose).as('purpose'),
          it.val(wanted).as('email'),
          it.val(hashOfLink(token)).as('tokenHash'),
          it.val(now.toISOString()).as('createdAt'),
          it.val(new Date(now.getTime() + LINK_LIFETIME[purpose]).toISOString()).as('expiresAt'),
        ]),
    )
    .executeTakeFirstOrThrow();
  return made > 0n ? token : null;
}

/** The link was good, and was followed: somebody used it up. */
const used = () => new Refused(409, 'The link was used already.');
const expired = () => new Refused(410, 'The link has expired.');

/** The customer whose link this is. @throws Refused `unknown`, 404 unless told otherwise, 409 used, 410 expired. */
export async function openLink(
  db: Db,
  purpose: Purpose,
  token: string,
  now: Date,
  unknown = notFound,
): Promise<Row<'linkTokens'>> {
  const link = await linkBy(db, purpose, token, unknown);
  if (link.usedAt !== null) throw used();
  if (link.expiresAt <= now.toISOString()) throw expired();
  return link;
}

/** The link of a token, used or too old or neither. @throws Refused `unknown`, 404 unless told otherwise. */
export async function linkBy(
  db: Db,
  purpose: Purpose | readonly Purpose[],
  token: string,
  unknown = notFound,
): Promise<Row<'linkTokens'>> {
  const link = await db
    .selectFrom('linkTokens')
    .selectAll()
    .where('tokenHash', '=', hashOfLink(token))
    .where('purpose', 'in', [purpose].flat())
    .executeTakeFirst();
  if (!link) throw unknown();
  return link;
}

/** Uses a link up, with all others of its customer and purpose. @throws Refused 409 where somebody was quicker. */
export async function useLink(db: Db, { id, customerId, purpose }: Row<'linkTokens'>, now: Date): Promise<void> {
  const usedAt = now.toISOString();
  const open = db.updateTable('linkTokens').set({ usedAt }).where('usedAt', 'is', null);
  const { numUpdatedRows } = await open.where('id', '=', id).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw used();
  await open.where('customerId', '=', customerId).where('purpose', '=', purpose).execute();
}
