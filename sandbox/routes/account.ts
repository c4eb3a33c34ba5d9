import { Hono } from 'hono';
import type { Payout } from '#domain/shop/customer.ts';
import { list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { payoutsOf } from '../read/payouts.ts';

/** The customer's data for the account area and the home screen. */
export const account = new Hono<ShopEnv>().get('/customer-payouts', signedIn, async (context) => {
  const { db, customer, locale } = context.var;
  const all: Payout[] = await payoutsOf(db, customer.id, locale);
  return list(context, 'CustomerPayout', pageFrom(all, pageOf(context, 30)), all.length);
});
