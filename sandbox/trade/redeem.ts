import { isBanned } from '#domain/person/customerStatus.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import type { Row } from '../db/schema.ts';
import { notFound, Refused } from '../http/errors.ts';
import { codeIn } from '../people/codeIn.ts';
import { customerOf } from '../read/customer.ts';

/**
 * Keeps a discount code for a customer, once. What they have redeemed already changes nothing.
 * @throws Refused 404 for a code that there is not, whose time is over or that others have used up, and for whoever is
 * banned and has nothing to redeem it for; 409 where the customer has redeemed another.
 */
export async function redeem(db: Db, customer: Row<'customers'>, text: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer.id);
    // Written before it is counted: of two at the same time the second waits here.
    const code = await trx
      .updateTable('discountCodes')
      .set((column) => ({ uses: column.ref('uses') }))
      .where('code', '=', codeIn(text))
      .returningAll()
      .executeTakeFirst();
    const mine = await trx.selectFrom('discounts').selectAll().where('customerId', '=', customer.id).executeTakeFirst();
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
    await trx.insertInto('discounts').values({ customerId: customer.id, codeId: code.id, acceptedAt: at }).execute();
  });
}
