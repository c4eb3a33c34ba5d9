import { Hono } from 'hono';
import { OrderWithdrawal, Withdrawal } from '#domain/shop/withdrawal.ts';
import type { Row } from '../db/schema.ts';
import { bodyOf, item } from '../http/answer.ts';
import { knownWhereSignedIn, signedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { notFound } from '../http/errors.ts';
import { clientIn, countAttempt, LIMITS } from '../http/rateLimit.ts';
import { withdrawalMail } from '../mails/withdrawalMail.ts';
import { readingOf } from '../read/order.ts';
import { type Kept, keepDeclaration, ownOrderNamed, withdrawOrder } from '../trade/withdraw.ts';

/**
 * „Vertrag widerrufen“ (§ 356a BGB), an addition to the calls of section 7. A logged-in customer’s withdrawal from an
 * own order takes effect at once, also if they name the order by exactly its number. The shop receives and confirms all
 * other declarations, and staff review them.
 */
export const withdrawals = new Hono<ShopEnv>()
  .post('/orders/:token/withdrawal', signedIn, async (context) => {
    mustBeOpen(context);
    const { db, customer, now } = context.var;
    const declared = await bodyOf(context, OrderWithdrawal);
    const kept = await withdrawOrder(db, customer, context.req.param('token'), declared, now);
    return confirm(context, kept, [kept.row.email, customer.email]);
  })
  .post('/withdrawals', knownWhereSignedIn, async (context) => {
    mustBeOpen(context);
    const { db, now } = context.var;
    const declared = await bodyOf(context, Withdrawal);
    // Undefined for visitors, despite its type.
    const customer: Row<'customers'> | undefined = context.get('customer');
    const own = customer && (await ownOrderNamed(db, customer, declared.contract));
    if (customer && own) {
      const kept = await withdrawOrder(db, customer, own, declared, now);
      return confirm(context, kept, [kept.row.email, customer.email]);
    }
    const kept = await keepDeclaration(db, declared, now, async () => {
      await countAttempt(db, LIMITS.mailings, `withdrawals:${clientIn(context)}`, now);
      await countAttempt(db, LIMITS.mails, `withdrawals:${declared.email.toLowerCase()}`, now);
    });
    return confirm(context, kept, customer ? [declared.email, customer.email] : [declared.email]);
  });

function mustBeOpen({ var: { settings } }: ShopContext): void {
  if (!settings.withdrawals) throw notFound();
}

/** Confirms the receipt without delay, with the declaration, the day and the time (§ 356a (4) BGB). */
async function confirm(context: ShopContext, { row, isNew }: Kept, recipients: readonly string[]): Promise<Response> {
  const { db, locale, origin, outbox } = context.var;
  // Undefined for visitors, despite its type.
  const customer: Row<'customers'> | undefined = context.get('customer');
  if (isNew) {
    const reading = row.orderId === null ? null : await readingOf(db, row.orderId);
    for (const recipient of new Set(recipients.map((address) => address.toLowerCase()))) {
      const isOwn = recipient === customer?.email;
      const name = isOwn ? row.name : '';
      await outbox.post(
        db,
        withdrawalMail(row, reading, isOwn, { recipient, name, locale, origin, now: context.var.now }),
      );
    }
  }
  const { id, receivedAt, inTime, email } = row;
  const receipt = { receivedAt, inTime: inTime === null ? null : inTime === 1, email };
  return item(context, 'Withdrawal', `withdrawals/${id}`, receipt, 201);
}
