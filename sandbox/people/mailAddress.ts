import type { Db } from '../db/database.ts';
import { findRow, rowOf, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { Refused, refusals } from '../http/errors.ts';
import { LINK_LIFETIME, linkBy, makeLink, openLink, spendLinks, useLink } from '../http/links.ts';
import { endFamilies } from '../http/tokens.ts';
import {
  addressChangedMail,
  addressLinkMail,
  addressTakenMail,
  addressWantedMail,
  changeTakenBackMail,
  letterIn,
} from '../mails/accountMails.ts';

/**
 * Sends a link to the requested address, and to the present one a notice with a link that takes the change back. The
 * owner of a taken address gets a mail: the call’s answer does not reveal that an account exists.
 */
export async function sendAddressLink(context: ShopContext, customer: Row<'customers'>, email: string): Promise<void> {
  const { db, now, outbox } = context.var;
  const owner = await ownerOf(db, email, now);
  if (owner && (owner.id !== customer.id || owner.email === email))
    return outbox.post(db, addressTakenMail(letterIn(context, { ...owner, email })));
  const token = await makeLink(db, 'newAddress', customer.email, now, email);
  const back = await makeLink(db, 'takeBack', customer.email, now);
  if (token === null || back === null) return;
  await outbox.post(db, addressLinkMail(token, letterIn(context, { ...customer, email, verified: 0 })));
  await outbox.post(db, addressWantedMail(email, back, letterIn(context, customer)));
}

/**
 * Makes the address of a link the customer’s, ends all logins but the caller’s, and sends a mail to the former address.
 * @throws Refused 404 for an unknown link, 409 for a used one or if another customer has taken the address, 410 for an
 *   expired one, 422 ALREADY_VERIFIED if the customer has the address already.
 */
export async function takeAddress(context: ShopContext, token: string): Promise<void> {
  const { db, now, outbox } = context.var;
  const { email, customerId } = await linkBy(db, 'newAddress', token);
  if (email === null) throw new Error('A link to a new address names none.');
  const mustBeFree = async (trx: Db) => {
    const owner = await ownerOf(trx, email, now);
    if (owner?.id === customerId && owner.email === email) throw refusals.alreadyVerified();
    if (owner && owner.id !== customerId) throw new Refused(409, 'The address belongs to another account by now.');
  };
  // Undefined for visitors, despite its type.
  const caller: Row<'customers'> | undefined = context.get('customer');
  const except = caller?.id === customerId ? (context.get('family') ?? '') : '';
  const take = async (trx: Db) => {
    await mustBeFree(trx);
    await useLink(trx, await openLink(trx, 'newAddress', token, now), now);
    const before = await customerWithId(trx, customerId);
    await update(trx, 'customers', { email, verified: 1 }, { id: customerId });
    await spendLinks(trx, customerId, now);
    await endFamilies(trx, { customerId, except }, now);
    const back = await makeLink(trx, 'takeBack', email, now, before.email);
    if (back === null) throw new Error('A customer has the address that was just made theirs.');
    return { before, back };
  };
  const { before, back } = await db
    .transaction()
    .execute(take)
    .catch(async (error: unknown) => {
      // The second of two customers who take the same address at once fails with this conflict.
      await mustBeFree(db);
      throw error;
    });
  await outbox.post(db, addressChangedMail(email, back, letterIn(context, before)));
}

/**
 * Undoes a change of address by the link in the former address’s mail: the account keeps or regains that address. Ends
 * all logins and open links, and switches off a second factor that was confirmed since the link was made or at most the
 * link’s lifetime before: the change was requested with the password, so its author may have set the factor up first,
 * or between two requests.
 * @throws Refused 404 for an unknown link, 409 for a used one, 410 for an expired one.
 */
export async function takeBackAddress(context: ShopContext, token: string): Promise<void> {
  const { db, now, outbox } = context.var;
  const { before, email } = await db.transaction().execute(async (trx) => {
    const link = await openLink(trx, 'takeBack', token, now);
    await useLink(trx, link, now);
    const { id: linkId, customerId, createdAt } = link;
    const customer = await customerWithId(trx, customerId);
    const former = link.email ?? customer.email;
    const suspectFrom = new Date(Date.parse(createdAt) - LINK_LIFETIME.takeBack).toISOString();
    await update(trx, 'customers', { email: former, verified: 1 }, { id: customerId });
    const later = await trx
      .deleteFrom('otpSecrets')
      .where('customerId', '=', customerId)
      .where('createdAt', '>=', suspectFrom)
      .executeTakeFirst();
    if (later.numDeletedRows > 0n) await update(trx, 'customers', { twoFactorEnabled: 0 }, { id: customerId });
    await spendLinks(trx, customerId, now, linkId);
    await endFamilies(trx, { customerId, except: '' }, now);
    return { before: customer, email: former };
  });
  for (const recipient of new Set([email, before.email]))
    await outbox.post(db, changeTakenBackMail(email, letterIn(context, { ...before, email: recipient })));
}

/** Returns the customer with this address, or who may still take it back; undefined for a free address. */
export async function ownerOf(db: Db, email: string, now: Date): Promise<Row<'customers'> | undefined> {
  const owner = await findRow(db, 'customers', { email });
  if (owner) return owner;
  return db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', (from) =>
      from
        .selectFrom('linkTokens')
        .select('customerId')
        .where('purpose', '=', 'takeBack')
        .where('email', '=', email)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now.toISOString()),
    )
    .executeTakeFirst();
}

const customerWithId = (db: Db, id: number) => rowOf(db, 'customers', { id });
