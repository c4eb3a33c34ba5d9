import { Hono } from 'hono';
import * as z from 'zod/mini';
import { Report } from '#domain/reports/report.ts';
import type { AuthAnswer } from '#domain/shop/auth.ts';
import { CustomerStatus, RegistrarStatus } from '#domain/shop/customer.ts';
import { IsoDate } from '#domain/shop/dates.ts';
import { CLOCK_YEARS } from './clock.ts';
import { mailsAsRead } from './control/mail.ts';
import type { Db } from './db/database.ts';
import { empty } from './db/makeTables.ts';
import { findRow, insert, update } from './db/rows.ts';
import type { Changes, Row } from './db/schema.ts';
import { bodyOf } from './http/answer.ts';
import type { ShopEnv } from './http/env.ts';
import { notFound, Refused } from './http/errors.ts';
import { readSettings, ShopSettings, writeSettings } from './http/settings.ts';
import { beginSession } from './http/tokens.ts';
import { receivePayments, tellMoney, tellUnmatched } from './mails/moneyMails.ts';
import { tellSettled } from './mails/settlementMails.ts';
import { openStepsOf } from './people/clearance.ts';
import { deliverDecisions, identify } from './people/identity.ts';
import { customerNames } from './read/customerNames.ts';
import { iriOf } from './read/ids.ts';
import { orderOf, purposeOf } from './read/order.ts';
import { reportsIn } from './read/reports.ts';
import { bookTransfer } from './trade/bank.ts';
import { changePrice } from './trade/cart.ts';
import { clockMoved } from './trade/clockMoved.ts';
import { leaveSession, receiveWebhook } from './trade/payment.ts';
import { authorize, cancelOrder, markPaid, refund, returnSurplus, settle } from './trade/settle.ts';
import { letReceive } from './trade/transfer.ts';

const count = z.int().check(z.positive());
const Login = z.object({ persona: z.string() });
const Transfer = z.object({
  /** `tokenValue` or number of the order; without it `amount` and `purpose` are required. */
  order: z.optional(z.string()),
  kind: z._default(z.enum(['exact', 'short', 'over', 'wrongReference']), 'exact'),
  /** Cents. */
  amount: z.optional(count),
  purpose: z.optional(z.string()),
  /** Defaults to the customer of the order. */
  payerName: z.optional(z.string()),
});
const CustomerChange = z.object({
  status: z.optional(CustomerStatus),
  cryptoRegistrarStatus: z.optional(RegistrarStatus),
  /** Comma-separated. */
  roles: z.optional(z.string()),
  /** State of a new identification. */
  identification: z.optional(z.string()),
  /** Codes of the products whose whitelists include the customer. */
  whitelist: z.optional(z.array(z.string())),
  /** `referralPartner`: true if the customer may refer others. `referralCommission`: cents for each; null for none. */
  referralPartner: z.optional(z.boolean()),
  referralCommission: z.optional(z.nullable(count)),
  /** True if the customer’s wallets may receive tokens. */
  receives: z.optional(z.boolean()),
});
const ProductChange = z.object({
  onHand: z.optional(z.int().check(z.nonnegative())),
  allowToBuy: z.optional(z.boolean()),
  whitelisting: z.optional(z.boolean()),
  investors: z.optional(z.int().check(z.nonnegative())),
  /** Cents per token; reprices open carts. */
  price: z.optional(count),
  /** Name of a legal document to add. */ document: z.optional(z.string()),
});
const NewPayout = z.object({
  persona: z.string(),
  productCode: z.optional(z.string()),
  amount: count,
  payoutDate: IsoDate,
});
const Fault = z.object({
  method: z._default(z.string(), '*'),
  /** Path below `/api/v2/shop/`; `*` matches a part of a segment, `**` matches anything. */
  path: z.string(),
  kind: z.enum(['status', 'delay', 'cutBefore', 'cutAfter', 'wrongShape', 'change']),
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  body: z.optional(z.unknown()),
  delayMs: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  times: z._default(count, 1),
});
const Move = z.object({ days: z._default(z.number(), 0), seconds: z._default(z.number(), 0) });
const Webhook = z.object({
  eventId: z.string(),
  sessionId: z.string(),
  outcome: z.enum(['succeeded', 'cancelled', 'failed']),
});
const Leave = z.pick(Webhook, { outcome: true });

/**
 * Actions of the control page over HTTP, also for tests; without a login, because the sandbox does not start in
 * production and listens to this machine only.
 */
export const control = new Hono<ShopEnv>()
  .post('/login', async (context) => {
    const { db, now, settings } = context.var;
    const customer = await customerBy(db, (await bodyOf(context, Login)).persona);
    const answer: AuthAnswer = {
      ...(await beginSession(db, customer, now, settings)),
      customer: iriOf('customers', customer.uuid),
      twoFactorRequired: false,
    };
    return context.json(answer);
  })
  .post('/bank-transfers', async (context) => {
    const body = await bodyOf(context, Transfer);
    const { db, now } = context.var;
    const order = body.order === undefined ? null : await orderBy(db, body.order);
    const payerName = body.payerName ?? (await payerOf(db, order));
    const payerIban = await ibanOf(db, order, payerName);
    const amount = body.amount ?? amountFor(body.kind, order);
    const transfer = { payerName, payerIban, amount, purpose: body.purpose ?? '' };
    if (body.purpose === undefined && order)
      transfer.purpose = body.kind === 'wrongReference' ? 'Zeichnung Anleihe' : purposeOf(order);
    const { outcome, orderId, difference } = await bookTransfer(db, transfer, now);
    if (orderId === null) await tellUnmatched(context, payerIban, amount);
    else if (outcome !== 'unmatched') await tellMoney(context, orderId, { kind: outcome, amount, difference });
    return context.json({ outcome, orderId });
  })
  .get('/orders/:token', async (context) =>
    context.json(await orderOf(context.var.db, await orderBy(context.var.db, context.req.param('token')))),
  )
  .post('/orders/:token/:step{pay|settle|cancel|refund|return|authorize}', async (context) => {
    const { db, now } = context.var;
    const order = await orderBy(db, context.req.param('token'));
    const { id } = order;
    const step = context.req.param('step');
    if (step === 'pay') await db.transaction().execute((trx) => markPaid(trx, id, now));
    if (step === 'settle') {
      await settle(db, id, now);
      if (order.shippingState !== 'shipped') await tellSettled(context, order);
    }
    if (step === 'cancel') {
      await cancelOrder(db, id, now);
      await tellMoney(context, id, { kind: 'cancelled', amount: order.total });
    }
    if (step === 'refund') await tellMoney(context, id, await refund(db, id, now));
    if (step === 'return') await tellMoney(context, id, { kind: 'returned', amount: await returnSurplus(db, id, now) });
    if (step === 'authorize') await authorize(db, id, now);
    return context.json(await orderOf(db, await orderBy(db, context.req.param('token'))));
  })
  .get('/customers/:who/open-steps', async (context) => {
    const { db, now } = context.var;
    return context.json(await openStepsOf(db, await customerBy(db, context.req.param('who')), now));
  })
  .post('/customers/:who', async (context) => {
    const { db, now } = context.var;
    const customer = await customerBy(db, context.req.param('who'));
    const { identification, whitelist, receives, referralPartner, ...facts } = await bodyOf(context, CustomerChange);
    const refers = referralPartner === undefined ? {} : { referralPartner: referralPartner ? 1 : 0 };
    const changes = { ...facts, ...refers };
    if (Object.keys(changes).length > 0) await update(db, 'customers', changes, { id: customer.id });
    if (identification !== undefined) await identify(db, customer.id, identification, now);
    if (receives !== undefined) await letReceive(db, customer.id, receives ? now : null);
    for (const code of whitelist ?? []) {
      const { id } = await productBy(db, code);
      const entry = { productId: id, customerId: customer.id };
      await db
        .insertInto('whitelist')
        .values(entry)
        .onConflict((on) => on.doNothing())
        .execute();
    }
    return context.json({ uuid: customer.uuid });
  })
  .post('/products/:code', async (context) => {
    const { db } = context.var;
    const { id } = await productBy(db, context.req.param('code'));
    const change = await bodyOf(context, ProductChange);
    const { onHand, allowToBuy, whitelisting, investors, price, document } = change;
    const flags: Changes<'products'> = {};
    if (allowToBuy !== undefined) flags.allowToBuy = allowToBuy ? 1 : 0;
    if (whitelisting !== undefined) flags.whitelisting = whitelisting ? 1 : 0;
    if (Object.keys(flags).length > 0) await update(db, 'products', flags, { id });
    if (onHand !== undefined) await update(db, 'variants', { onHand }, { productId: id });
    if (investors !== undefined)
      await update(
        db,
        'productAttributes',
        { stringValue: String(investors) },
        { productId: id, code: 'investor_count' },
      );
    if (price !== undefined) await changePrice(db, id, price);
    if (document !== undefined) {
      // pdfkit loads with the first document, not at every start.
      const { addLegalDocument } = await import('./documents/supplement.ts');
      await addLegalDocument(db, id, document, context.var.now);
    }
    return context.json({ code: context.req.param('code') });
  })
  .post('/payouts', async (context) => {
    const { db } = context.var;
    const { persona, productCode, amount, payoutDate } = await bodyOf(context, NewPayout);
    const customer = await customerBy(db, persona);
    const productId = productCode === undefined ? null : (await productBy(db, productCode)).id;
    const { id } = await insert(db, 'payouts', {
      customerId: customer.id,
      productId,
      amount,
      payoutDate: payoutDate.slice(0, 10),
    });
    return context.json({ id }, 201);
  })
  .get('/clock', async (context) => context.json({ now: context.var.now.toISOString() }))
  .post('/clock', async (context) => {
    const { days, seconds } = await bodyOf(context, Move);
    const now = await context.var.clock.move(days * 86_400_000 + seconds * 1000);
    if (!now) throw new Refused(422, `The clock moves by at most ${CLOCK_YEARS} years from the machine's.`);
    context.set('now', now);
    await receivePayments(context);
    await clockMoved(context.var.db, now);
    await deliverDecisions(context, now);
    return context.json({ now: now.toISOString() });
  })
  .get('/faults', async (context) => context.json(await context.var.db.selectFrom('faults').selectAll().execute()))
  .post('/faults', async (context) => {
    const { times, body, ...fault } = await bodyOf(context, Fault);
    const { id } = await insert(context.var.db, 'faults', {
      ...fault,
      body: body === undefined ? null : JSON.stringify(body),
      remaining: times,
      createdAt: context.var.now.toISOString(),
    });
    return context.json({ id }, 201);
  })
  .delete('/faults', async (context) => {
    await context.var.db.deleteFrom('faults').execute();
    return context.body(null, 204);
  })
  .post('/reports', async (context) => {
    for (const report of await bodyOf(context, z.array(Report).check(z.maxLength(100))))
      await insert(context.var.db, 'reports', {
        report: JSON.stringify(report),
        receivedAt: context.var.now.toISOString(),
      });
    return context.body(null, 204);
  })
  .get('/reports', async (context) => context.json(await reportsIn(context.var.db)))
  .delete('/reports', async (context) => {
    await context.var.db.deleteFrom('reports').execute();
    return context.body(null, 204);
  })
  .get('/requests', async (context) => {
    const after = Number(context.req.query('after') ?? 0) || 0;
    const rows = context.var.db.selectFrom('requests').selectAll().where('id', '>', after);
    return context.json(await rows.orderBy('id').execute());
  })
  .get('/settings', async (context) => context.json(await readSettings(context.var.db)))
  .post('/settings', async (context) => {
    const changes = await bodyOf(context, z.partial(ShopSettings));
    // The schema’s defaults would overwrite earlier settings, so only fields of the body count.
    const given = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(await context.req.text())));
    const named = Object.fromEntries(Object.entries(changes).filter(([key]) => given.includes(key)));
    return context.json(await writeSettings(context.var.db, named));
  })
  .post('/reset', async (context) => {
    const { db, clock, seed } = context.var;
    await empty(db);
    await seed(db, clock);
    return context.body(null, 204);
  })
  .get('/mails', async (context) => context.json(await mailsAsRead(context.var.db, context.var.origin)))
  .post('/pay/webhook', async (context) => {
    const event = await bodyOf(context, Webhook);
    const { result, received } = await receiveWebhook(context.var.db, event, context.var.now);
    if (received?.orderId) await tellMoney(context, received.orderId, { ...received, kind: received.outcome });
    return context.json({ result });
  })
  .post('/pay/:session/leave', async (context) => {
    const { db, now, settings } = context.var;
    const { outcome } = await bodyOf(context, Leave);
    const url = await leaveSession(db, context.req.param('session'), outcome, now, settings);
    await receivePayments(context);
    return context.json({ url });
  });

/** Finds a customer by persona key, email address, uuid or id. */
async function customerBy(db: Db, reference: string): Promise<Row<'customers'>> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where((column) =>
      column.or([
        column('personaKey', '=', reference),
        column('email', '=', reference.toLowerCase()),
        column('uuid', '=', reference),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function orderBy(db: Db, reference: string): Promise<Row<'orders'>> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where((column) => column.or([column('tokenValue', '=', reference), column('number', '=', reference)]))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function productBy(db: Db, code: string): Promise<Row<'products'>> {
  const row = await findRow(db, 'products', { code });
  if (!row) throw notFound();
  return row;
}

async function payerOf(db: Db, order: Row<'orders'> | null): Promise<string> {
  const names = order ? await customerNames(db, [order.customerId]) : null;
  return names?.get(order?.customerId ?? 0) ?? 'Erika Mustermann';
}

/** Returns the IBAN of the payer: of the customer who ordered, otherwise of the customer with the payer’s name. */
async function ibanOf(db: Db, order: Row<'orders'> | null, payerName: string): Promise<string | null> {
  const customers = await db.selectFrom('customers').select(['id', 'iban', 'firstName', 'lastName']).execute();
  const payer = customers.find(({ id, firstName, lastName }) =>
    order ? id === order.customerId : `${firstName} ${lastName}` === payerName,
  );
  return payer?.iban ?? null;
}

function amountFor(kind: z.infer<typeof Transfer>['kind'], order: Row<'orders'> | null): number {
  const total = order?.total ?? 100_00;
  if (kind === 'short') return Math.max(1, total - 10_00);
  return kind === 'over' ? total + 10_00 : total;
}
