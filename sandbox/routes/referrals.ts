import { Hono } from 'hono';
import { DiscountRedemption } from '#domain/shop/referral.ts';
import { bodyOf, item, list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { notFound } from '../http/errors.ts';
import { countAttempt, LIMITS, uncountAttempt } from '../http/rateLimit.ts';
import { discountsOf, referralsOf } from '../read/referrals.ts';
import { redeem } from '../trade/redeem.ts';

/** Customers whom a customer has referred, and the redeemed discount code: additions to the calls of section 7. */
export const referrals = new Hono<ShopEnv>()
  .get('/referrals', signedIn, async (context) => {
    const { db, customer } = context.var;
    const all = await referralsOf(db, customer);
    return list(context, 'Referral', pageFrom(all, pageOf(context, 30)), all.length);
  })
  .get('/discounts', signedIn, async (context) => {
    const { db, customer } = context.var;
    const mine = await discountsOf(db, customer.id);
    return list(context, 'Discount', pageFrom(mine, pageOf(context, 30)), mine.length);
  })
  .post('/discounts', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const { code } = await bodyOf(context, DiscountRedemption);
    const key = `discounts:${customer.id}`;
    await countAttempt(db, LIMITS.discounts, key, now);
    await redeem(db, customer, code, now);
    await uncountAttempt(db, key);
    const [mine] = await discountsOf(db, customer.id);
    if (!mine) throw notFound();
    return item(context, 'Discount', `discounts/${mine.id}`, mine, 201);
  });
