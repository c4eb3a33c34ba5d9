import { Hono, type HonoRequest } from 'hono';
import { csrf } from 'hono/csrf';
import * as z from 'zod/mini';
import type { ShopEnv } from '../http/env.ts';
import type { Part } from './frame.ts';

/** Calls the sandbox’s own JSON API (`sandbox/control.ts`), so that forms can do exactly the same as tests. */
export type Call = (path: string, init: RequestInit) => Response | Promise<Response>;

interface Order {
  method?: 'POST' | 'DELETE';
  path: string;
  body?: object;
  /** Part of the control page that is shown next. */
  part: Part;
  /** Id of the row there. */
  row?: string;
  /** Message after success. */
  done: string;
}

type Fields = (name: string) => string;

const cents = (euros: string) => Math.round(Number(euros.replace(',', '.')) * 100);
const given = <T>(text: string, read: (text: string) => T): T | undefined => (text === '' ? undefined : read(text));
const isTrue = (text: string) => text === 'true';

const rowOf = (tokenValue: string) => (tokenValue === '' ? {} : { row: `order-${tokenValue}` });

const DONE: Readonly<Record<string, string>> = {
  authorize: 'Authorized',
  pay: 'Paid',
  settle: 'Settled, with its tokens and invoice',
  cancel: 'Cancelled',
  refund: 'Refunded',
  return: 'Surplus returned',
};

const FORMS: Record<string, (field: Fields) => Order> = {
  transfer: (field) => ({
    path: '/bank-transfers',
    body: {
      order: given(field('order'), String),
      kind: given(field('kind'), String),
      amount: given(field('amount'), cents),
      purpose: given(field('purpose'), String),
      payerName: given(field('payerName'), String),
    },
    part: 'orders',
    ...rowOf(field('order')),
    done: 'The transfer is booked.',
  }),
  order: (field) => ({
    path: `/orders/${encodeURIComponent(field('order'))}/${encodeURIComponent(field('step'))}`,
    body: {},
    part: 'orders',
    ...rowOf(field('order')),
    done: `${DONE[field('step')] ?? 'Done'}: order ${field('number') || field('order')}.`,
  }),
  customer: (field) => ({
    path: `/customers/${encodeURIComponent(field('who'))}`,
    body: {
      status: field('status'),
      cryptoRegistrarStatus: field('cryptoRegistrarStatus'),
      roles: field('professional') ? 'professional_investor' : '',
      identification: given(field('identification'), String),
      referralPartner: given(field('referralPartner'), isTrue),
      receives: field('receives') === '1',
    },
    part: 'personas',
    row: `persona-${field('who')}`,
    done: 'The customer is changed.',
  }),
  payout: (field) => ({
    path: '/payouts',
    body: {
      persona: field('persona'),
      productCode: field('productCode'),
      amount: cents(field('amount')),
      payoutDate: field('payoutDate'),
    },
    part: 'payouts',
    done: 'The payout is there.',
  }),
  clock: (field) => ({
    path: '/clock',
    body: { seconds: Number(field('seconds')) },
    part: 'clock',
    done: 'The clock is moved.',
  }),
  fault: (field) => {
    const [method = '*', path = '**'] = (field('other') || field('call')).trim().split(/\s+/, 2);
    const [kind, status] = field('kind').split(' ');
    return {
      path: '/faults',
      body: {
        method,
        path,
        kind,
        status: status === undefined ? undefined : Number(status),
        delayMs: kind === 'delay' ? Number(field('delayMs')) : undefined,
        times: Number(field('times')),
      },
      part: 'faults',
      done: `Armed for ${method} ${path}.`,
    };
  },
  'faults-clear': () => ({ method: 'DELETE', path: '/faults', part: 'faults', done: 'Nothing is armed any more.' }),
  'reports-clear': () => ({ method: 'DELETE', path: '/reports', part: 'reports', done: 'The reports are deleted.' }),
  reporting: (field) => ({
    path: '/settings',
    body: { reports: isTrue(field('reports')) },
    part: 'reports',
    done: 'The setting is saved. It counts for pages loaded from now on.',
  }),
  settings: (field) => ({
    path: '/settings',
    body: {
      style: given(field('style'), String),
      nulls: given(field('nulls'), String),
      refreshTokens: given(field('refreshTokens'), String),
      tokenLifetime: given(field('tokenLifetime'), Number),
      webhookDelay: given(field('webhookDelay'), Number),
      webhookCopies: given(field('webhookCopies'), Number),
      walletService: given(field('walletService'), String),
      clearance: given(field('clearance'), String),
      signUpOpen: given(field('signUpOpen'), isTrue),
      withdrawals: given(field('withdrawals'), isTrue),
      residenceZone: given(field('residenceZone'), String),
    },
    part: 'shop',
    done: 'The settings are saved.',
  }),
  product: (field) => ({
    path: `/products/${encodeURIComponent(field('code'))}`,
    body: {
      onHand: given(field('onHand'), Number),
      investors: given(field('investors'), Number),
      allowToBuy: given(field('allowToBuy'), isTrue),
      whitelisting: given(field('whitelisting'), isTrue),
    },
    part: 'shop',
    done: 'The product is changed.',
  }),
  reset: () => ({ path: '/reset', body: {}, part: 'shop', done: 'The sandbox is as new.' }),
};

const Problem = z.object({ detail: z.optional(z.string()), message: z.optional(z.string()) });
const Booked = z.object({ outcome: z.string() });

/** Routes of the control page’s forms: each form makes one call of the JSON API and redirects to its part. */
export const formRoutes = (call: Call) =>
  new Hono<ShopEnv>()
    // Pages of other sites must not submit these forms in the tester’s browser.
    .use('/forms/*', csrf())
    .post('/forms/:name', async (context) => {
      const name = context.req.param('name');
      const make = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
      if (!make) return context.notFound();
      const data = await context.req.formData();
      const order = make((field) => {
        const value = data.get(field);
        return typeof value === 'string' ? value : '';
      });
      const answer = await call(`/sandbox${order.path}`, {
        method: order.method ?? 'POST',
        // Refusals in JSON-LD have their reason in another field.
        headers: { Accept: 'application/json', ...(order.body && { 'Content-Type': 'application/json' }) },
        ...(order.body && { body: JSON.stringify(order.body) }),
      });
      const text = await answer.text();
      const said = answer.ok ? order.done + outcomeIn(text) : reasonIn(text, answer.status);
      const query = new URLSearchParams({
        part: order.part,
        said,
        ...(answer.ok ? {} : { tone: 'bad' }),
        ...soughtBy(context.req),
      });
      return context.redirect(`/sandbox?${query}${order.row ? `#${order.row}` : ''}`, 303);
    });

/** Keeps the search term of the page that submitted the form. */
function soughtBy(request: HonoRequest): { q?: string } {
  const referer = request.header('Referer');
  const q = referer && URL.canParse(referer) ? new URL(referer).searchParams.get('q') : null;
  return q ? { q } : {};
}

function outcomeIn(text: string): string {
  const booked = Booked.safeParse(text === '' ? null : JSON.parse(text));
  return booked.success ? ` Outcome: ${booked.data.outcome}.` : '';
}

function reasonIn(text: string, status: number): string {
  try {
    const problem = Problem.parse(JSON.parse(text));
    return problem.detail ?? problem.message ?? `The sandbox answered ${status}.`;
  } catch {
    return `The sandbox answered ${status}.`;
  }
}
