import { Hono } from 'hono';
import type { Payout } from '#domain/shop/customer.ts';
import { disposition, list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { notFound } from '../http/errors.ts';
import { payoutsOf } from '../read/payouts.ts';
import { taxYearOf } from '../read/taxYear.ts';

/** Calls for payouts and their yearly statement. */
export const account = new Hono<ShopEnv>()
  .get('/customer-payouts', signedIn, async (context) => {
    const { db, customer, locale } = context.var;
    const all: Payout[] = await payoutsOf(db, customer.id, locale);
    return list(context, 'CustomerPayout', pageFrom(all, pageOf(context, 30)), all.length);
  })
  // Tax file of the caller’s calendar year: CSV if the caller accepts `text/csv`, otherwise PDF.
  .get('/customer-payouts/:year/statement', signedIn, async (context) => {
    const { db, customer, now, locale } = context.var;
    const year = context.req.param('year');
    const facts = /^20\d\d$/.test(year) ? await taxYearOf(db, customer, Number(year), now) : null;
    if (facts === null) throw notFound();
    const { taxFileCsv, taxFilePdf } = await import('../documents/taxFile.ts');
    const isCsv = /\btext\/csv\b/.test(context.req.header('accept') ?? '');
    context.header('Content-Type', isCsv ? 'text/csv; charset=utf-8' : 'application/pdf');
    context.header('Content-Disposition', disposition(`Steuerübersicht_${year}.${isCsv ? 'csv' : 'pdf'}`));
    if (isCsv) return context.body(taxFileCsv(facts, locale));
    return context.body(new Uint8Array(await taxFilePdf(facts, now.toISOString(), locale)));
  });
