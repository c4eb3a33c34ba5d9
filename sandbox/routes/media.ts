import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mediaLimit } from '#domain/constants/itemLimits.ts';
import { NewUpload, type Received, type Upload } from '#domain/shop/upload.ts';
import { isInParts, streamOf } from '../db/fileParts.ts';
import { findRow } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { bodyOf, item, plain } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import { isPresigned, presignAddress } from '../http/bucket.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { badRequest, notFound, Refused } from '../http/errors.ts';
import { mediaRefusals } from '../http/marketRefusals.ts';
import { bytesIn, bytesOf } from '../http/ranges.ts';
import { announce, type ByteRange, receive } from '../market/uploads.ts';
import { iriOf } from '../read/ids.ts';
import { isOffered } from '../read/offered.ts';

/** Returns an upload with the address of its file, or of the remaining part if it is incomplete. */
async function addressed(context: ShopContext, upload: Row<'uploads'>): Promise<Upload> {
  const { db, now } = context.var;
  const { uuid, fileName, mediaType, received, completedAt, visibility } = upload;
  const facts = { uuid, fileName, mediaType, offset: received, complete: completedAt !== null };
  if (completedAt === null) return { ...facts, ...(await presignAddress(db, 'put', uuid, now)) };
  if (visibility === 'private') return { ...facts, ...(await presignAddress(db, 'get', uuid, now)) };
  return { ...facts, url: `${iriOf('file', uuid)}/download`, expiresAt: null };
}

/**
 * Returns a work’s file by its id: public files of offered works for all customers, private files for the work’s
 * creator and holders.
 */
async function ofWork(context: ShopContext, id: number): Promise<Upload> {
  const { db, customer, now } = context.var;
  const row = await db
    .selectFrom('productMedia')
    .innerJoin('products', 'products.id', 'productMedia.productId')
    .leftJoin('files', 'files.uuid', 'productMedia.fileUuid')
    .select(['productMedia.fileName', 'productMedia.mediaType as kind', 'fileUuid', 'url', 'productId', 'creatorId'])
    .select(['files.mediaType', 'files.visibility'])
    .where('productMedia.id', '=', id)
    .where('products.enabled', '=', 1)
    .where(isOffered(customer.id))
    .executeTakeFirst();
  if (!row) throw notFound();
  const { fileName, fileUuid, url, visibility } = row;
  const facts = { uuid: fileUuid, fileName, mediaType: row.mediaType ?? row.kind, offset: 0, complete: true };
  if (fileUuid === null || visibility !== 'private')
    return { ...facts, url: url ?? `${iriOf('file', fileUuid ?? '')}/download`, expiresAt: null };
  const held = await db
    .selectFrom('holdings')
    .innerJoin('wallets', 'wallets.id', 'holdings.walletId')
    .innerJoin('variants', 'variants.id', 'holdings.variantId')
    .select('holdings.id')
    .where('wallets.customerId', '=', customer.id)
    .where('variants.productId', '=', row.productId)
    .where('amount', '>', 0)
    .executeTakeFirst();
  if (row.creatorId !== customer.id && !held) throw notFound();
  return { ...facts, ...(await presignAddress(db, 'get', fileUuid, now)) };
}

/** Parses the `Content-Range` of a part (RFC 9110 section 14.4); without it the body is the whole file. */
function placeOf(context: ShopContext): ByteRange {
  const said = context.req.header('content-length');
  if (said === undefined) throw new Refused(411, 'Length Required');
  const length = Number(said);
  const range = context.req.header('content-range');
  if (range === undefined) return { start: 0, length, total: length };
  const [, start, end, total] = /^bytes (\d{1,9})-(\d{1,9})\/(\d{1,9})$/.exec(range) ?? [];
  const isIt = Number(end) - Number(start) + 1 === length && Number(end) < Number(total);
  if (length === 0 || !isIt) throw badRequest('The Content-Range is not that of the body.');
  return { start: Number(start), length, total: Number(total) };
}

/** Limits a body; the route checks the signed address before it reads the body. */
const limit = bodyLimit({
  maxSize: mediaLimit,
  onError: () => {
    throw mediaRefusals.tooBig(413);
  },
});

/**
 * Files of works and profiles: announced, then sent to the shop’s own bucket, whole or in parts, to an address that is
 * valid for a quarter of an hour, like S3’s.
 */
export const media = new Hono<ShopEnv>()
  .post('/media-files/presign', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const draft = await bodyOf(context, NewUpload);
    const upload = await addressed(context, await announce(db, customer.id, draft, now));
    return item(context, 'MediaFile', `media-files/${upload.uuid}`, upload, 201);
  })
  .get('/media-files/:id/presign', signedIn, async (context) => {
    const { db, customer } = context.var;
    const id = context.req.param('id');
    if (/^\d{1,9}$/.test(id)) return item(context, 'MediaFile', `media-files/${id}`, await ofWork(context, Number(id)));
    const upload = await findRow(db, 'uploads', { uuid: id, ownerId: customer.id });
    if (!upload) throw notFound();
    return item(context, 'MediaFile', `media-files/${id}`, await addressed(context, upload));
  })
  .put(
    '/bucket/:uuid',
    async (context, next) => {
      const upload = await mustBeAddressed(context, 'put');
      const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
      if (type !== upload.mediaType)
        throw new Refused(415, `The content-type of this upload is "${upload.mediaType}".`);
      const acl = context.req.header('x-amz-acl') ?? 'private';
      if (acl !== (upload.visibility === 'public' ? 'public-read' : 'private')) throw new Refused(403, 'Forbidden');
      await next();
    },
    limit,
    async (context) => {
      const { db, now } = context.var;
      const body = context.req.raw.body ?? new ReadableStream<Uint8Array>({ start: (stream) => stream.close() });
      const upload = await receive(db, context.req.param('uuid'), placeOf(context), body, now);
      if (!upload) throw notFound();
      const { uuid, received: offset, completedAt } = upload;
      return plain(context, { uuid, offset, complete: completedAt !== null } satisfies Received);
    },
  )
  .get('/bucket/:uuid', async (context) => {
    await mustBeAddressed(context, 'get');
    const file = await context.var.db
      .selectFrom('files')
      .select(['content', 'mediaType', 'size', 'uuid'])
      .where('uuid', '=', context.req.param('uuid'))
      .executeTakeFirst();
    if (!file) throw notFound();
    context.header('Content-Type', file.mediaType);
    context.header('Cache-Control', 'private, max-age=600');
    const { db } = context.var;
    if (!isInParts(file)) return bytesOf(context, new Uint8Array(file.content));
    context.header('ETag', `"${file.uuid}"`);
    return bytesIn(context, file.size, (start, end) => streamOf(db, file.uuid, start, end));
  });

/**
 * Checks a signed address and finds its upload.
 * @throws Refused 404 for a forged or expired address, and for one with another purpose.
 */
async function mustBeAddressed(context: ShopContext, purpose: 'put' | 'get'): Promise<Row<'uploads'>> {
  const { db, now } = context.var;
  const uuid = context.req.param('uuid') ?? '';
  const given = { expires: context.req.query('expires'), signature: context.req.query('signature') };
  if (!(await isPresigned(db, purpose, uuid, given, now))) throw notFound();
  const upload = await findRow(db, 'uploads', { uuid });
  if (!upload) throw notFound();
  return upload;
}
