import { isBanned } from '#domain/person/customerStatus.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { findRow, insert } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { notFound, Refused } from '../http/errors.ts';
import { codeIn } from '../people/codeIn.ts';
import { customerOf } from '../read/customer.ts';

/**
 * Redeems a discount code for a customer, once. Redeeming the same code again changes nothing.
 * @throws Refused 404 for an unknown, expired or used-up code, and for banned customers, who cannot place orders; 409
 *   if the customer has redeemed another code.
 */
export async function redeem(db: Db, customer: Row<'customers'>, text: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer.id);
    // Written before the count: the second of two simultaneous calls waits here.
    const code = await trx
      .updateTable('discountCodes')
      .set((column) => ({ uses: column.ref('uses') }))
      .where('code', '=', codeIn(text))
      .returningAll()
      .executeTakeFirst();
    const mine = await findRow(trx, 'discounts', { customerId: customer.id });
    if (code && mine?.codeId === code.id) return;
    if (!code || (code.validUntil ?? at) < at) throw notFound();
    if (mine) throw new Refused(409, 'Conflict');
    if (isBanned(await customerOf(trx, customer))) throw notFound();
    const { count } = await trx
      .selectFrom('discounts')
      .select((column) => column.fn.countAll<number>().as('count'))
      .where('codeId', '=', code.id)
      .executeTakeFirstOrThrow();
    if (code.uses !== null && Number(count) >= code.uses) throw notFound();
    await insert(trx, 'discounts', { customerId: customer.id, codeId: code.id, acceptedAt: at });
  });
}
