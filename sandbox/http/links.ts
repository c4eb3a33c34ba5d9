import { createHash, randomBytes } from 'node:crypto';
import { linkDays } from '#domain/shop/mailLink.ts';
import type { Db } from '../db/database.ts';
import { rowOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { notFound, Refused } from './errors.ts';

type Purpose = Row<'linkTokens'>['purpose'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds until the link of a mail expires. */
export const LINK_LIFETIME: Record<Purpose, number> = {
  reset: 60 * MINUTE,
  verification: linkDays.verification * DAY,
  newAddress: DAY,
  takeBack: linkDays.takeBack * DAY,
};

/** Hash of a link’s token for the database, so that a reader of the database cannot follow the link. */
export const hashOfLink = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Creates the token of a link for the customer with this address; null without a customer. Runs the same statement
 * either way, so that the time does not reveal accounts. `sentTo`: address that the link is bound to.
 */
export async function makeLink(
  db: Db,
  purpose: Purpose,
  email: string,
  now: Date,
  sentTo = email,
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
          it.val(sentTo).as('email'),
          it.val(hashOfLink(token)).as('tokenHash'),
          it.val(now.toISOString()).as('createdAt'),
          it.val(new Date(now.getTime() + LINK_LIFETIME[purpose]).toISOString()).as('expiresAt'),
        ]),
    )
    .executeTakeFirstOrThrow();
  return made > 0n ? token : null;
}

/** The link was valid and was used before. */
const used = () => new Refused(409, 'The link was used already.');
const expired = () => new Refused(410, 'The link has expired.');

/**
 * Finds a link that is valid now.
 * @throws Refused `unknown` (404 by default) for an unknown token, 409 for a used link and for one sent to a former
 *   address, 410 for an expired link.
 */
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
  if (purpose === 'newAddress' || purpose === 'takeBack') return link;
  const { email } = await rowOf(db, 'customers', { id: link.customerId });
  // Links from before the column `email` have none.
  if (link.email !== null && link.email !== email) throw used();
  return link;
}

/**
 * Finds the link of a token, also a used or expired one.
 * @throws Refused `unknown` (404 by default).
 */
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

/**
 * Marks a link as used, and all other links of its customer and purpose.
 * @throws Refused 409 if another call used the link first.
 */
export async function useLink(db: Db, { id, customerId, purpose }: Row<'linkTokens'>, now: Date): Promise<void> {
  const usedAt = now.toISOString();
  const open = db.updateTable('linkTokens').set({ usedAt }).where('usedAt', 'is', null);
  const { numUpdatedRows } = await open.where('id', '=', id).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw used();
  // A former address keeps its own link: see `spendLinks`.
  if (purpose !== 'takeBack') await open.where('customerId', '=', customerId).where('purpose', '=', purpose).execute();
}

/**
 * Spends all open links of a customer whose credentials change, whatever their purpose (OWASP ASVS 6.4.3). Links by
 * which a former address takes the account back stay valid: a thief who changed the address would spend them with the
 * next password.
 *
 * @param after Id of a link that takes an address back: later ones, made for a thief’s addresses, are spent as well.
 */
export async function spendLinks(db: Db, customerId: number, now: Date, after?: number): Promise<void> {
  const usedAt = now.toISOString();
  await db
    .updateTable('linkTokens')
    .set({ usedAt })
    .where('customerId', '=', customerId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', usedAt)
    .where((is) =>
      is.or([
        is('purpose', '!=', 'takeBack'),
        is('email', '=', is.selectFrom('customers').select('email').where('id', '=', customerId)),
        ...(after === undefined ? [] : [is('id', '>', after)]),
      ]),
    )
    .execute();
}
