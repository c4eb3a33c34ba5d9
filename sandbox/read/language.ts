import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';

/**
 * Returns the language for mails that the recipient’s own call did not cause: that of their last order or mail,
 * otherwise the shop’s own.
 */
export async function languageOf(db: Db, { id, email }: Pick<Row<'customers'>, 'id' | 'email'>): Promise<Locale> {
  const order = await db
    .selectFrom('orders')
    .select(['locale', 'createdAt as at'])
    .where('customerId', '=', id)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  const mail = await db
    .selectFrom('mails')
    .select(['locale', 'sentAt as at'])
    .where('recipient', '=', email)
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const last = mail && (!order || mail.at >= order.at) ? mail : order;
  return last?.locale === 'en' ? 'en' : 'de';
}
