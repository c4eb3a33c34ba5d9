import { rowOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { languageOf } from '../read/language.ts';
import { orderOf, readingOf } from '../read/order.ts';
import { earnedBy } from '../read/referrals.ts';
import { letterTo, settledMail } from './mails.ts';
import { commissionMail } from './referralMails.ts';
import { tellSold } from './saleMails.ts';

/**
 * Sends the mail that the thank-you page promises for the registration, and the referrer’s mail if the order earns a
 * commission.
 */
export async function tellSettled(context: ShopContext, { id }: Row<'orders'>): Promise<void> {
  const { db, outbox, now } = context.var;
  const order = await rowOf(db, 'orders', { id });
  const customer = await rowOf(db, 'customers', { id: order.customerId });
  const reading = await readingOf(db, id);
  const at = { origin: context.var.origins[reading], now, reading };
  const letter = letterTo(customer, order, at);
  await outbox.post(db, settledMail(await orderOf(db, order, letter.locale), letter));
  await tellSold(context, id, 'settled');
  const earned = await earnedBy(db, customer, id);
  if (earned === null) return;
  const { referrer } = earned;
  const about = letterTo(referrer, { locale: await languageOf(db, referrer) }, at);
  await outbox.post(db, commissionMail(earned, about));
}
