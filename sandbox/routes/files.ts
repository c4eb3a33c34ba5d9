import { Hono } from 'hono';
import { isInParts, streamOf } from '../db/fileParts.ts';
import { contentOf } from '../documents/on-demand.ts';
import { disposition } from '../http/answer.ts';
import { maybeSignedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { notFound } from '../http/errors.ts';
import { bytesIn, bytesOf } from '../http/ranges.ts';

/** Types that a browser may display; others are always downloads. */
const SHOWN = /^(image\/(png|jpeg|gif|webp|avif|svg\+xml)|audio\/|video\/)/;

export const files = new Hono<ShopEnv>().get('/file/:uuid/download', maybeSignedIn, async (context) => {
  const { db, customer, locale } = context.var;
  const file = await db
    .selectFrom('files')
    .selectAll()
    .where('uuid', '=', context.req.param('uuid'))
    .executeTakeFirst();
  const allowed = file && (file.visibility === 'public' || (customer !== undefined && file.ownerId === customer.id));
  if (!allowed) throw notFound();
  context.header('Content-Type', file.mediaType);
  if (!SHOWN.test(file.mediaType)) context.header('Content-Disposition', disposition(file.fileName));
  if (file.visibility === 'public') context.header('Cache-Control', 'public, max-age=3600');
  if (!isInParts(file)) {
    // A link in an email opens in any browser, so it names the language itself.
    const language = context.req.query('locale') === 'en' ? 'en' : locale;
    return bytesOf(context, new Uint8Array(await contentOf(db, file, language)));
  }
  // The bytes never change, so the tag does not depend on reading them.
  context.header('ETag', `"${file.uuid}"`);
  return bytesIn(context, file.size, (start, end) => streamOf(db, file.uuid, start, end));
});
