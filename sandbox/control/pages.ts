import { type Context, Hono } from 'hono';
import { safePath } from '#domain/session/redirect.ts';
import type { Db } from '../db/database.ts';
import { findRow } from '../db/rows.ts';
import type { ShopEnv } from '../http/env.ts';
import { chain } from '../partners/chain.ts';
import { identity } from '../partners/identity.ts';
import { payment } from '../partners/payment.ts';
import { PERSONAS } from '../personas.ts';
import { customerNames } from '../read/customerNames.ts';
import { assets } from './assets.ts';
import { type Call, formRoutes } from './forms.ts';
import { frame, PARTS, type Part } from './frame.ts';
import { html, type Markup, nothing, page, pageHeaders } from './html.ts';
import { mailPage, mailsPage } from './mail.ts';
import { faultsSection } from './sections/faults.ts';
import { ordersSection } from './sections/orders.ts';
import { payoutsSection } from './sections/payouts.ts';
import { personasSection } from './sections/personas.ts';
import { reportsSection } from './sections/reports.ts';
import { clockSection, shopSection } from './sections/shop.ts';

async function nameOfUuid(db: Db, uuid: string): Promise<string> {
  const customer = await findRow(db, 'customers', { uuid });
  return (customer && (await customerNames(db, [customer.id])).get(customer.id)) ?? 'this customer';
}

const contentOf: Readonly<Record<Part, (context: Context<ShopEnv>) => Promise<Markup>>> = {
  personas: ({ var: { db } }) => personasSection(db),
  orders: ({ var: { db }, req }) => ordersSection(db, (req.query('q') ?? '').trim()),
  payouts: ({ var: { db, now } }) => payoutsSection(db, now),
  clock: async ({ var: { now, clock } }) => clockSection(now, await clock.offset()),
  faults: ({ var: { db } }) => faultsSection(db),
  reports: ({ var: { db, settings } }) => reportsSection(db, settings),
  shop: ({ var: { db, settings } }) => shopSection(db, settings),
};

/**
 * Pages below `/sandbox`: control, mail, one-click login, the partners’ pages and their assets.
 * @param call Calls the sandbox’s own JSON API for the forms.
 */
export const sandboxPages = (call: Call) =>
  new Hono<ShopEnv>()
    .route('/', assets)
    .route('/', payment)
    .route('/', identity)
    .route('/', chain)
    .route('/', formRoutes(call))
    .use('/', pageHeaders)
    .use('/enter', pageHeaders)
    .use('/mail/*', pageHeaders)
    .get('/', async (context) => {
      const said = context.req.query('said');
      const bad = context.req.query('tone') === 'bad';
      const [part, name] = PARTS.find(([id]) => id === context.req.query('part')) ?? PARTS[0];
      return context.html(
        frame(
          name,
          context.var.now,
          html`<h1>Control page</h1>
${said ? html`<p class="notice said" role="status" data-tone="${bad ? 'bad' : 'good'}">${said.slice(0, 300)}</p>` : nothing}
${await contentOf[part](context)}`,
          part,
        ),
      );
    })
    .get('/enter', async (context) => {
      const who = context.req.query('persona') ?? '';
      const name = PERSONAS.find(({ key }) => key === who)?.name ?? (await nameOfUuid(context.var.db, who));
      const next = context.req.query('next') ?? '/';
      return context.html(
        page({
          title: 'Logging in',
          lang: 'en',
          style: 'control',
          script: 'enter',
          body: html`<main class="row" data-persona="${who}" data-next="${safePath(next, new URL(context.req.url).origin) ?? '/'}">
<h1>Logging in as ${name}</h1>
<p id="note" role="status">One moment.</p>
<p><a href="/sandbox">Back to the control page</a></p>
</main>`,
        }),
      );
    })
    .get('/mail', async (context) => context.html(await mailsPage(context.var.db, context.var.now)))
    .get('/mail/:id{[0-9]+}', async (context) => {
      const found = await mailPage(context.var.db, Number(context.req.param('id')), {
        now: context.var.now,
        origin: context.var.origin,
      });
      return found ? context.html(found) : context.notFound();
    });
