import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkedOfPerson, hasChanged } from '#domain/person/legalCheck.ts';
import { customerDraft } from '#domain/shop/drafts.ts';
import { ProfileDraft } from '#domain/shop/itemDraft.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { update } from '../db/rows.ts';
import type { Changes, Row } from '../db/schema.ts';
import { bodyOf, item } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { notFound } from '../http/errors.ts';
import { mustBeProven } from '../http/reauthentication.ts';
import { setProfileFiles } from '../market/files.ts';
import { keepFormerName, mustBeFree } from '../market/profileNames.ts';
import { tellBankAccount } from '../people/bankAccount.ts';
import { deliverDecisions } from '../people/identity.ts';
import { isOtherPlace, startNewCheck } from '../people/newCheck.ts';
import { customerOf } from '../read/customer.ts';
import { profileKeyOf } from '../read/profile.ts';
import { changeTaxed } from '../trade/interest.ts';
import { AddressReference, ownAddress } from './addresses.ts';

/** Fields of the body besides the customer’s own. */
const More = z.object({
  ...ProfileDraft.shape,
  defaultAddress: z.optional(AddressReference),
  /** Proof of identity for a change of the bank account: an addition to the call of section 7. */
  currentPassword: z.optional(z.string()),
  code: z.optional(z.string()),
});

/** Bank account for payouts. Entering the first one needs no proof; replacing one takes more than an open session. */
export const BANK_ACCOUNT = ['iban', 'bic', 'beneficiary'] as const;

/** Columns whose names differ from the fields. */
const columns: Readonly<Record<string, string>> = { representative_role: 'representativeRole' };

/** Converts a value for the database: an empty text becomes null, a boolean becomes 0 or 1. */
export const columnOf = (value: unknown): unknown =>
  value === '' ? null : typeof value === 'boolean' ? Number(value) : value;

/** Refuses customers other than the logged-in one, as if they did not exist. */
export function mustBeOneself(customer: Row<'customers'>, reference: string): void {
  if (reference !== customer.uuid) throw notFound();
}

export const customers = new Hono<ShopEnv>()
  .get('/customers/:uuid', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    await deliverDecisions(context, now);
    return item(context, 'Customer', `customers/${customer.uuid}`, await customerOf(db, customer));
  })
  .put('/customers/:uuid', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    const { defaultAddress, currentPassword, code, mediaFiles, ...facts } = await bodyOf(
      context,
      z.extend(customerDraft(dateAt(now.getTime(), SHOP_ZONE)), More.shape),
    );
    // A PUT of API Platform changes only the fields of the body, but the schema has defaults for all others.
    const given = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(await context.req.text())));
    const changes: Changes<'customers'> = Object.fromEntries(
      Object.entries(facts)
        .filter(([key]) => given.includes(key))
        .map(([key, value]) => [columns[key] ?? key, columnOf(value)]),
    );
    if (
      BANK_ACCOUNT.some((field) => customer[field] !== null && field in changes && changes[field] !== customer[field])
    )
      await mustBeProven(db, customer, { currentPassword, code }, now);
    const change = async (trx: Db) => {
      if (changes.profileName !== undefined) {
        const key = profileKeyOf(changes.profileName ?? '');
        await mustBeFree(trx, key, customer.id);
        changes.profileKey = key === '' ? null : key;
      }
      const mine = trx.selectFrom('customers').selectAll().where('id', '=', customer.id);
      const before = await mine.executeTakeFirstOrThrow();
      let isOther = hasChanged(checkedOfPerson, before, changes);
      if (defaultAddress !== undefined) {
        const id = await ownAddress(trx, customer, defaultAddress);
        isOther ||= await isOtherPlace(trx, before.defaultAddressId, id);
        changes.defaultAddressId = id;
      }
      if (Object.keys(changes).length > 0) await update(trx, 'customers', changes, { id: customer.id });
      if (mediaFiles) await setProfileFiles(trx, customer.id, mediaFiles);
      if (isOther) await startNewCheck(trx, customer.id);
      const after = await mine.executeTakeFirstOrThrow();
      await keepFormerName(trx, before, after);
      return { before, after };
    };
    const { before, after } = await db
      .transaction()
      .execute((trx) => changeTaxed(trx, customer.id, now, () => change(trx)));
    await tellBankAccount(context, before, after);
    return item(context, 'Customer', `customers/${customer.uuid}`, await customerOf(db, after));
  });
