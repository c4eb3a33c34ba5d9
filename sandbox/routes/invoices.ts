import { Hono } from 'hono';
import { invoiceFile } from '../documents/on-demand.ts';
import { disposition, item, list, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { notFound } from '../http/errors.ts';
import { numericId } from '../read/ids.ts';
import { invoicesIn, invoicesOf } from '../read/order.ts';

export const invoices = new Hono<ShopEnv>()
  .get('/invoices', signedIn, async (context) => {
    const { db, customer, locale, reading } = context.var;
    const { limit, offset } = pageOf(context, 50);
    const token = context.req.query('order.tokenValue');
    let mine = invoicesIn(db, reading).where('invoices.customerId', '=', customer.id);
    if (token !== undefined) mine = mine.where('orders.tokenValue', '=', token);
    const { total } = await mine.select((column) => column.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await mine
      .selectAll('invoices')
      .orderBy('issuedAt', 'desc')
      .orderBy('invoices.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return list(context, 'Invoice', await invoicesOf(db, rows, locale), total);
  })
  .get('/invoice/:id', signedIn, async (context) => {
    const row = await own(context);
    const [invoice] = await invoicesOf(context.var.db, [row], context.var.locale);
    if (!invoice) throw notFound();
    return item(context, 'Invoice', `invoice/${row.id}`, invoice);
  })
  .get('/invoice/:id/pdf', signedIn, async (context) => {
    const { fileName, content } = await invoiceFile(context.var.db, await own(context));
    context.header('Content-Type', 'application/pdf');
    context.header('Content-Disposition', disposition(fileName));
    return context.body(content);
  });

async function own(context: ShopContext) {
  const row = await context.var.db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', numericId(context.req.param('id') ?? ''))
    .where('customerId', '=', context.var.customer.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
