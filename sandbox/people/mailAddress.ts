import { addressChangedMail, addressLinkMail, addressTakenMail, addressWantedMail, letterIn } from '../accountMails.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { Refused, refusals } from '../http/errors.ts';
import { linkBy, makeLink, openLink, useLink } from '../http/links.ts';

/**
 * Sends a link to the address that a customer wants, and word of it to the one they have. Whose address it is already is told
 * in a mail: the answer of the call says nothing of who has an account.
 */
export async function sendAddressLink(context: ShopContext, customer: Row<'customers'>, email: string): Promise<void> {
  const { db, now, outbox } = context.var;
  const other = await customerAt(db, email);
  if (other) return outbox.post(db, addressTakenMail(letterIn(context, other)));
  const token = await makeLink(db, 'newAddress', customer.email, now, email);
  if (token === null) return;
  await outbox.post(db, addressLinkMail(token, letterIn(context, { ...customer, email })));
  await outbox.post(db, addressWantedMail(email, letterIn(context, customer)));
}

/**
 * Makes the address that a link was sent to its customer's, and tells the former one.
 * @throws Refused 404 for no link, 409 for one that was used or whose address is another customer's by now, 410 for one
 *   that is too old, 422 ALREADY_VERIFIED where the address is the customer's since.
 */
export async function takeAddress(context: ShopContext, token: string): Promise<void> {
  const { db, now, outbox } = context.var;
  const { email, customerId } = await linkBy(db, 'newAddress', token);
  if (email === null) throw new Error('A link to a new address names none.');
  const mustBeFree = async (trx: Db) => {
    const owner = await customerAt(trx, email);
    if (owner?.id === customerId) throw refusals.alreadyVerified();
    if (owner) throw new Refused(409, 'The address belongs to another account by now.');
  };
  const take = async (trx: Db) => {
    await mustBeFree(trx);
    await useLink(trx, await openLink(trx, 'newAddress', token, now), now);
    const theirs = trx.selectFrom('customers').selectAll().where('id', '=', customerId);
    const before = await theirs.executeTakeFirstOrThrow();
    await trx.updateTable('customers').set({ email, verified: 1 }).where('id', '=', customerId).execute();
    return before;
  };
  const former = await db
    .transaction()
    .execute(take)
    .catch(async (error: unknown) => {
      // Of two who take the same address at once the second is told so.
      await mustBeFree(db);
      throw error;
    });
  await outbox.post(db, addressChangedMail(email, letterIn(context, former)));
}

const customerAt = (db: Db, email: string) =>
  db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();
