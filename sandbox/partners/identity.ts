import { Hono } from 'hono';
import { pageHeaders } from '../control/html.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { DECISIONS, decide, identificationOf } from '../people/identity.ts';
import { customerNames } from '../read/customerNames.ts';
import { callPage, overPage } from './identity-page.ts';
import { timingOf } from './webhook.ts';

/** Page of the app after the call. */
const BACK = '/self-disclosure/kyc';

/**
 * The identity partner’s page at `/sandbox/ident/{id}`, in the same tab, with a 303 redirect back to the shop. Plain
 * forms, no script; the page belongs to "Ausweisblick", not to the shop.
 */
export const identity = new Hono<ShopEnv>()
  .use('/ident/:uuid', pageHeaders)
  .get('/ident/:uuid', async (context) => {
    const visit = await visitOf(context);
    return visit.open ? context.html(callPage(context.var.locale, visit.name)) : visit.answer;
  })
  .post('/ident/:uuid', async (context) => {
    const visit = await visitOf(context);
    if (!visit.open) return visit.answer;
    const { settings } = context.var;
    const said = await context.req.formData();
    const state = DECISIONS.find((each) => each === said.get('decision'));
    if (state) {
      const given = said.get('reason');
      const reason =
        state.startsWith('rejected') && typeof given === 'string' ? given.trim().slice(0, 200) || null : null;
      await decide(context, { uuid: visit.uuid, state, reason }, timingOf(said.get('webhook'), settings));
    }
    return context.redirect(BACK, 303);
  });

type Visit = { open: true; uuid: string; name: string } | { open: false; answer: Response };

/** Finds a started check without a decision; otherwise answers with a page that says so. */
async function visitOf(context: ShopContext): Promise<Visit> {
  const { db, locale } = context.var;
  const check = await identificationOf(db, context.req.param('uuid') ?? '');
  if (!check) return { open: false, answer: await context.html(overPage(locale, 'unknown', '/'), 404) };
  if (check.stateAsString !== 'init')
    return { open: false, answer: await context.html(overPage(locale, 'closed', BACK)) };
  const names = await customerNames(db, [check.customerId]);
  return { open: true, uuid: check.uuid, name: names.get(check.customerId) ?? '' };
}
