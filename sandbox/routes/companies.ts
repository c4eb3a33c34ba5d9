import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkedOfCompany, hasChanged } from '#domain/person/legalCheck.ts';
import { companyDraft } from '#domain/shop/drafts.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { findRow, update } from '../db/rows.ts';
import type { Changes } from '../db/schema.ts';
import { bodyOf, item } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { notFound } from '../http/errors.ts';
import { mustBeProven } from '../http/reauthentication.ts';
import { tellBankAccount } from '../people/bankAccount.ts';
import { claimCompanyName, mustBeFreeCompanyName, reportDeleted } from '../people/companyNames.ts';
import { isOtherPlace, startNewCheck } from '../people/newCheck.ts';
import { companyOf, defaultWalletOf, walletOf } from '../read/customer.ts';
import { AddressReference, ownAddress } from './addresses.ts';
import { BANK_ACCOUNT, columnOf } from './customers.ts';

/** Fields of the body besides the company’s own. */
const More = z.object({
  defaultAddress: z.optional(AddressReference),
  /** Proof of identity for a change of the bank account, as with `PUT customers/{uuid}`. */
  currentPassword: z.optional(z.string()),
  code: z.optional(z.string()),
});

export const companies = new Hono<ShopEnv>().put('/companies/:uuid', signedIn, async (context) => {
  const { db, customer, now } = context.var;
  const company = await findRow(db, 'companies', { uuid: context.req.param('uuid'), id: customer.companyId ?? -1 });
  if (!company) throw notFound();
  const { defaultAddress, currentPassword, code, ...facts } = await bodyOf(
    context,
    z.extend(companyDraft(dateAt(now.getTime(), SHOP_ZONE)), More.shape),
  );
  // The schema has defaults for missing fields, so only fields of the body count.
  const given = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(await context.req.text())));
  const changes: Changes<'companies'> = Object.fromEntries(
    Object.entries(facts)
      .filter(([key]) => given.includes(key))
      .map(([key, value]) => [key, columnOf(value)]),
  );
  if (BANK_ACCOUNT.some((field) => company[field] !== null && field in changes && changes[field] !== company[field]))
    await mustBeProven(db, customer, { currentPassword, code }, now);
  const { before, after, deleted } = await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer.id);
    const mine = trx.selectFrom('companies').selectAll().where('id', '=', company.id);
    const before = await mine.executeTakeFirstOrThrow();
    const { companyName } = changes;
    if (companyName && companyName !== before.companyName) await mustBeFreeCompanyName(trx, companyName, company.id);
    let isOther = hasChanged(checkedOfCompany, before, changes);
    if (defaultAddress !== undefined) {
      const id = await ownAddress(trx, customer, defaultAddress);
      isOther ||= await isOtherPlace(trx, before.defaultAddressId, id);
      // The address becomes one of the company’s (`GET addresses/company`).
      await update(trx, 'addresses', { companyId: company.id }, { id });
      changes.defaultAddressId = id;
    }
    if (Object.keys(changes).length > 0) await update(trx, 'companies', changes, { id: company.id });
    const deleted = companyName ? await claimCompanyName(trx, { companyId: company.id }) : [];
    if (isOther) await startNewCheck(trx, customer.id);
    return { before, after: await mine.executeTakeFirstOrThrow(), deleted };
  });
  await reportDeleted(context, deleted);
  await tellBankAccount(context, before, after);
  const wallet = await defaultWalletOf(db, customer.id);
  const changed = await companyOf(db, company.id, wallet && walletOf(wallet));
  if (!changed) throw notFound();
  return item(context, 'Company', `companies/${company.uuid}`, changed);
});
