import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Content } from '#domain/shop/content.ts';
import { list, pageFrom, pageOf } from '../http/answer.ts';
import { maybeSignedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';

const Translations = z.array(z.object({ locale: z.string(), name: z.string(), content: z.string() }));

/** Pages and blocks of the content system on the current site. */
export const content = new Hono<ShopEnv>()
  .get('/cms-plugin/blocks', maybeSignedIn, (context) => answerList(context, 'block'))
  .get('/cms-plugin/pages', maybeSignedIn, (context) => answerList(context, 'page'));

type Kind = 'page' | 'block';

async function read(context: Context<ShopEnv>, kind: Kind, codes: readonly string[] | null): Promise<Content[]> {
  const { db, reading } = context.var;
  let query = db
    .selectFrom('cmsContents')
    .selectAll()
    .where('kind', '=', kind)
    .where('enabled', '=', 1)
    .where((column) => column.or([column('reading', 'is', null), column('reading', '=', reading)]));
  if (codes !== null) query = query.where('code', 'in', codes.length > 0 ? codes : ['']);
  const rows = await query.orderBy('position').orderBy('id').execute();
  return rows.map(({ id, code, enabled, translations }) => ({
    id,
    code,
    enabled: enabled === 1,
    translations: Translations.parse(JSON.parse(translations)),
  }));
}

async function answerList(context: Context<ShopEnv>, kind: Kind): Promise<Response> {
  const asked = [...(context.req.queries('code') ?? []), ...(context.req.queries('code[]') ?? [])];
  const all = await read(context, kind, asked.length > 0 ? asked : null);
  // The app limits the pages with `limit`, the content plugin’s parameter (requirement 7.19).
  const limit = Number(context.req.query('limit') ?? Number.NaN);
  const some = Number.isSafeInteger(limit) && limit > 0 ? all.slice(0, limit) : pageFrom(all, pageOf(context, 200));
  return list(context, kind === 'page' ? 'Page' : 'Block', some, all.length);
}
