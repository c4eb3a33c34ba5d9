import { Hono } from 'hono';
import { pageHeaders } from '../control/html.ts';
import type { Db } from '../db/database.ts';
import { update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { Refused } from '../http/errors.ts';
import { receivePayments } from '../mails/moneyMails.ts';
import { customerNames } from '../read/customerNames.ts';
import { leaveSession, sessionById } from '../trade/payment.ts';
import { APPROVAL_CODE, type CardForm, cardOutcomeOf, grouped, problemsOf, TEST_CARDS } from './cards.ts';
import { approvalPage, cardPage, closedPage, type Till } from './payment-page.ts';
import { timingOf, WEBHOOKS, type Webhook } from './webhook.ts';

type Outcome = Row<'paymentEvents'>['outcome'];
type Session = Row<'paymentSessions'>;

const EMPTY: CardForm = { number: '', expiry: '', cvc: '', holder: '' };
/** Seconds until a payment with the "processing" card is decided. */
const PROCESSING = 600;

/**
 * The payment provider’s hosted page at `/sandbox/pay/{session}`: card form, strong authentication, and a 303 redirect
 * back to the shop. Plain forms, no script; the page belongs to "Kartenkasse", not to the shop. A form with a problem
 * and a closed page are answered 200: browsers log other statuses of a page as errors, and journeys fail on those.
 */
export const payment = new Hono<ShopEnv>()
  .use('/pay/:session', pageHeaders)
  .get('/pay/:session', async (context) => {
    const visit = await visitOf(context);
    if (!visit.open) return visit.answer;
    if (visit.session.state === 'authenticating') return context.html(approvalPage(visit.till, false, 'default'));
    const card = TEST_CARDS.find(({ number }) => number === context.req.query('card'));
    const form = card ? { number: grouped(card.number), ...testFacts(visit.till.holder, context.var.now) } : EMPTY;
    return context.html(cardPage({ till: visit.till, form, problems: {}, declined: false, webhook: 'default' }));
  })
  .post('/pay/:session', async (context) => {
    const visit = await visitOf(context);
    if (!visit.open) return visit.answer;
    const { session, till } = visit;
    // Customers who navigate back see the answer again; without a cached answer the browser would offer to resubmit the
    // form.
    context.header('Cache-Control', 'private, no-cache');
    const said = await context.req.formData();
    const text = (name: string) => {
      const value = said.get(name);
      return typeof value === 'string' ? value : '';
    };
    const webhook = WEBHOOKS.find((each) => each === text('webhook')) ?? 'default';
    const leave = (outcome: Outcome, delay?: number) => leaving(context, session, outcome, webhook, delay);

    switch (text('action')) {
      case 'cancel':
        return leave('cancelled');
      case 'fail':
      case 'refuse':
        return leave('failed');
      case 'succeed':
        return leave('succeeded');
      case 'approve':
      case 'code': {
        // The page accepts a code only after asking for one; the form of an open session has none.
        if (session.state !== 'authenticating') return context.redirect(`/sandbox/pay/${session.sessionId}`, 303);
        if (text('action') === 'approve' || text('code').trim() === APPROVAL_CODE) return leave('succeeded');
        return context.html(approvalPage(till, true, webhook));
      }
      default: {
        const form: CardForm = {
          number: text('number'),
          expiry: text('expiry'),
          cvc: text('cvc'),
          holder: text('holder'),
        };
        const problems = problemsOf(form, context.var.now);
        // A security code must not be written into a page again (PCI DSS, 3.3).
        const again = { till, form: { ...form, cvc: '' }, problems, webhook };
        if (Object.keys(problems).length > 0) return context.html(cardPage({ ...again, declined: false }));
        const outcome = cardOutcomeOf(form.number);
        if (outcome === 'declined') return context.html(cardPage({ ...again, declined: true }));
        if (outcome === 'asksForCode') {
          await authenticating(context.var.db, session);
          return context.html(approvalPage(till, false, webhook));
        }
        return leave('succeeded', outcome === 'processing' ? PROCESSING : undefined);
      }
    }
  });

/** Redirects back to the shop. Two submits of one page get the same redirect. */
async function leaving(
  context: ShopContext,
  session: Session,
  outcome: Outcome,
  webhook: Webhook,
  delay?: number,
): Promise<Response> {
  const { db, now, settings } = context.var;
  try {
    const chosen = timingOf(webhook, settings);
    const timing = delay === undefined ? chosen : { ...chosen, webhookDelay: delay };
    const url = await leaveSession(db, session.sessionId, outcome, now, timing);
    await receivePayments(context);
    return context.redirect(url, 303);
  } catch (error) {
    // Another tab was faster: the page shows the current state.
    if (error instanceof Refused) return context.redirect(`/sandbox/pay/${session.sessionId}`, 303);
    throw error;
  }
}

async function authenticating(db: Db, session: Session): Promise<void> {
  await update(db, 'paymentSessions', { state: 'authenticating' }, { id: session.id, state: 'open' });
}

/** Returns the remaining fields of a test card, ready to submit: an expiry date two years ahead. */
function testFacts(holder: string, now: Date): Omit<CardForm, 'number'> {
  return { expiry: `12/${String((now.getUTCFullYear() + 2) % 100).padStart(2, '0')}`, cvc: '123', holder };
}

type Visit = { open: true; session: Session; till: Till } | { open: false; answer: Response };

async function visitOf(context: ShopContext): Promise<Visit> {
  const { db, now, locale } = context.var;
  const session = await sessionById(db, context.req.param('session') ?? '');
  if (!session) return { open: false, answer: await context.html(closedPage(locale, 'unknown', '/'), 404) };
  const order = await db
    .selectFrom('orders')
    .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
    .select(['orders.number', 'orders.tokenValue', 'orders.locale', 'orders.customerId', 'orderItems.productName'])
    .where('orders.id', '=', session.orderId)
    .executeTakeFirst();
  const lang = order?.locale === 'en' ? 'en' : 'de';
  if (!['open', 'authenticating'].includes(session.state)) {
    const gone = session.state === 'expired';
    const back = session.state === 'succeeded' ? session.successUrl : session.cancelUrl;
    return { open: false, answer: await context.html(closedPage(lang, gone ? 'expired' : 'closed', back)) };
  }
  if (session.expiresAt <= now.toISOString())
    return { open: false, answer: await context.html(closedPage(lang, 'expired', session.cancelUrl)) };
  const till: Till = {
    sessionId: session.sessionId,
    lang,
    amount: session.amount,
    orderNumber: order?.number ?? order?.tokenValue ?? '',
    product: order?.productName ?? '',
    holder: (order && (await customerNames(db, [order.customerId])).get(order.customerId)) ?? '',
  };
  return { open: true, session, till };
}
