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
  takeBack: 72 * 60 * MINUTE,
};

/** Only this is stored: whoever reads the database cannot follow a link. */
export const hashOfLink = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes the token of a link for the customer with this address; null where there is none. The same statement is run
 * either way, so that the time it takes does not tell who has an account. `sentTo`: the address that the link is bound to.
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

/** The link was good, and was followed: somebody used it up. */
const used = () => new Refused(409, 'The link was used already.');
const expired = () => new Refused(410, 'The link has expired.');

/**
 * The customer whose link this is.
 * @throws Refused `unknown`, 404 unless told otherwise, 409 used, or sent to an address that is not the customer's any more,
 *   410 expired.
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
  const { email } = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', link.customerId)
    .executeTakeFirstOrThrow();
  // A link of before addresses were kept with them names none.
  if (link.email !== null && link.email !== email) throw used();
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
  // A former address keeps its own link: see `spendLinks`.
  if (purpose !== 'takeBack') await open.where('customerId', '=', customerId).where('purpose', '=', purpose).execute();
}

/**
 * Spends every open link of a customer whose credentials change, whatever it is for (OWASP ASVS 6.4.3). A link by which a
 * former address takes the account back stays good: a thief who changed the address would spend it with the next password.
 *
 * @param after Id of the link that takes an address back: with it go those that were made later, for the addresses of a thief.
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
