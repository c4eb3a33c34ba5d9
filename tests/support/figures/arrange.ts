import { sql } from 'kysely';
import type { Db } from '#sandbox/db/database.ts';
import { insert, rowOf, rowsOf, update } from '#sandbox/db/rows.ts';
import { personaOf } from '#sandbox/personas.ts';

/**
 * Changes Julia’s account so that no two of its figures are equal: price and nominal value, orders, taxes, commissions.
 */
export async function distinguishFigures(db: Db): Promise<void> {
  const julia = await rowOf(db, 'customers', { personaKey: 'julia' });
  const investors = await rowOf(db, 'customers', { personaKey: 'twoFactor' });
  // Bonds cost more than their nominal value, each by another amount.
  await sql`update pricings set price = price * (103 + variantId % 7) / 100
    where variantId in (select variants.id from variants join products on products.id = productId where kind = 'bond')`.execute(
    db,
  );
  await sql`update customers set promisedCommission = 3100 + id * 7 where referredById = ${julia.id} and promisedCommission is not null`.execute(
    db,
  );
  await update(db, 'customers', { referralCommission: 1_900, twoFactorEnabled: 1 }, { id: julia.id });
  await sql`update payouts set amount = amount + id % 997, churchTax = case when capitalGainsTax is null then null else 1000 + id % 89 end
    where customerId = ${julia.id}`.execute(db);
  const { secret } = await rowOf(db, 'otpSecrets', { customerId: investors.id });
  await insert(db, 'otpSecrets', { customerId: julia.id, secret, createdAt: investors.createdAt });
  for (const order of await rowsOf(db, 'orders', { customerId: julia.id })) {
    const item = await rowOf(db, 'orderItems', { orderId: order.id });
    // No two orders have the same number of tokens.
    const quantity = item.quantity + order.id * 10;
    const unitPrice = Math.round((item.unitPrice * (104 + (order.id % 9))) / 100);
    const total = quantity * unitPrice;
    const nominalValue = (item.nominalValue / item.quantity) * quantity;
    await update(
      db,
      'orderItems',
      { quantity, unitPrice, originalUnitPrice: unitPrice, subtotal: total, total, nominalValue },
      { id: item.id },
    );
    await update(db, 'orders', { itemsTotal: total, total }, { id: order.id });
    await update(db, 'payments', { amount: total }, { orderId: order.id });
    for (const table of ['invoices', 'bankTransactions'] as const) {
      const column = sql.ref(table === 'invoices' ? 'total' : 'amount');
      await sql`update ${sql.table(table)} set ${column} = sign(${column}) * ${total} where orderId = ${order.id}`.execute(
        db,
      );
    }
    const [minted] = await rowsOf(db, 'transactions', { orderId: order.id });
    if (!minted) continue;
    const wallet = await rowOf(db, 'wallets', { address: minted.toAddress });
    const added = order.id * 10;
    await update(db, 'transactions', { amount: minted.amount + added }, { id: minted.id });
    const held = await rowOf(db, 'holdings', { walletId: wallet.id, variantId: minted.variantId });
    await update(db, 'holdings', { amount: held.amount + added }, { id: held.id });
  }
  // She withdrew in time from one of two orders of a bond, and owes its tokens back.
  const owed = await rowOf(db, 'orders', { number: '000000006' });
  await insert(db, 'withdrawals', {
    orderId: owed.id,
    name: personaOf('julia').name,
    contract: '000000006',
    email: personaOf('julia').email,
    inTime: 1,
    receivedAt: '2025-06-20T10:00:00.000Z',
    day: '2025-06-20',
  });
}

/** Gives the works of the marketplace different prices and shares in resales. */
export async function distinguishWorks(db: Db): Promise<void> {
  const works = sql`(select variants.id from variants join products on products.id = productId where kind = 'item')`;
  await sql`update pricings set price = price + (variantId * 137) % 990 where variantId in ${works}`.execute(db);
  await sql`update products set royalties = 3 + id % 40 where kind = 'item'`.execute(db);
}
