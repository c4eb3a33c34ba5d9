import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { BANK_FIELDS, type BankField, bankAccountMail, letterIn } from '../mails/accountMails.ts';

type BankAccount = Pick<Row<'customers'>, BankField>;

/**
 * Informs a customer by mail about a change of the payout account, so that a thief cannot redirect payouts unnoticed.
 * The first account sends no mail.
 */
export async function tellBankAccount(context: ShopContext, before: BankAccount, after: BankAccount): Promise<void> {
  const { db, customer, outbox } = context.var;
  if (before.iban === null) return;
  const fields = BANK_FIELDS.filter((field) => before[field] !== after[field]);
  if (fields.length > 0) await outbox.post(db, bankAccountMail(fields, after.iban, letterIn(context, customer)));
}
