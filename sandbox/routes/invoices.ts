import { Hono } from 'hono';
import { findRow } from '../db/rows.ts';
import { invoiceFile } from '../documents/on-demand.ts';
import { disposition } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { notFound } from '../http/errors.ts';
import { numericId } from '../read/ids.ts';

export const invoices = new Hono<ShopEnv>().get('/invoice/:id/pdf', signedIn, async (context) => {
  const { fileName, content } = await invoiceFile(context.var.db, await own(context), context.var.locale);
  context.header('Content-Type', 'application/pdf');
  context.header('Content-Disposition', disposition(fileName));
  return context.body(content);
});

async function own(context: ShopContext) {
  const row = await findRow(context.var.db, 'invoices', {
    id: numericId(context.req.param('id') ?? ''),
    customerId: context.var.customer.id,
  });
  if (!row) throw notFound();
  return row;
}
