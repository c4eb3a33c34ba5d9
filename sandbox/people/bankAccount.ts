import { BANK_FIELDS, type BankField, bankAccountMail, letterIn } from '../accountMails.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';

type BankAccount = Pick<Row<'customers'>, BankField>;

/**
 * Tells a customer by mail that the account for payouts has changed, since a thief's would take them in silence. The first
 * account replaces none.
 */
export async function tellBankAccount(context: ShopContext, before: BankAccount, after: BankAccount): Promise<void> {
  const { db, customer, outbox } = context.var;
  if (before.iban === null) return;
  const fields = BANK_FIELDS.filter((field) => before[field] !== after[field]);
  if (fields.length > 0) await outbox.post(db, bankAccountMail(fields, after.iban, letterIn(context, customer)));
}
