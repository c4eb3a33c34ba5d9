import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';

/**
 * In which language somebody is written to of what somebody else has done, or the shop: in the one of what they ordered or
 * were written last, as that follows the calls that they make. The shop's own where there is neither.
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
