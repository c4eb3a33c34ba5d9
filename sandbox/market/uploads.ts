import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { mediaLimit } from '#domain/constants/itemLimits.ts';
import { breachOfMedia, mediaHeadLength, mediaQuota, uploadTypeOf } from '#domain/media/mediaFile.ts';
import type { NewUpload } from '#domain/shop/upload.ts';
import type { Db } from '../db/database.ts';
import { hashOf, partsOf, piecesOf, removeParts } from '../db/fileParts.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { insert } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { badRequest } from '../http/errors.ts';
import { mediaRefusals } from '../http/marketRefusals.ts';

/** Maximum number of files per customer, and milliseconds until an incomplete upload expires. */
const UPLOADS_MOST = 500;
const UNFINISHED = 24 * 3_600_000;

/**
 * Announces a file; returns the existing upload for a known hash, complete or not.
 * @throws Refused 422 for unsupported types (SVG may contain scripts).
 */
export async function announce(
  db: Db,
  ownerId: number,
  draft: z.output<typeof NewUpload>,
  now: Date,
): Promise<Row<'uploads'>> {
  const type = uploadTypeOf(draft.filename);
  if (!type) throw mediaRefusals.typeNotAllowed();
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, ownerId);
    const mine = trx.selectFrom('uploads').where('ownerId', '=', ownerId);
    const visibility = draft.private ? 'private' : 'public';
    const present = draft.hash
      ? await mine
          .selectAll()
          .where('sha256', '=', draft.hash)
          .where('visibility', '=', visibility)
          .where('mediaType', '=', type.mediaType)
          .executeTakeFirst()
      : undefined;
    if (present) return present;
    // There are no timers: the owner’s next announcement removes expired incomplete uploads.
    const left = await trx
      .deleteFrom('uploads')
      .where('ownerId', '=', ownerId)
      .where('completedAt', 'is', null)
      .where('createdAt', '<', new Date(now.getTime() - UNFINISHED).toISOString())
      .returning('uuid')
      .execute();
    if (left.length > 0) await removeParts(trx, ...left.map(({ uuid }) => uuid));
    const { count } = await mine.select((column) => column.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    if (Number(count) >= UPLOADS_MOST) throw mediaRefusals.tooMany(UPLOADS_MOST);
    if ((await heldBy(trx, ownerId)) >= mediaQuota) throw mediaRefusals.noRoom();
    const uuid = randomUUID();
    return insert(trx, 'uploads', {
      uuid,
      ownerId,
      visibility,
      sha256: draft.hash,
      createdAt: now.toISOString(),
      fileName: `${uuid}.${type.endings[0]}`,
      mediaType: type.mediaType,
    });
  });
}

/** Returns the bytes of all files of a customer, including running uploads as far as their size is known. */
async function heldBy(trx: Db, ownerId: number): Promise<number> {
  const { held } = await trx
    .selectFrom('uploads')
    .select((column) => column.fn.sum<number | null>(column.fn.coalesce('size', 'received')).as('held'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(held ?? 0);
}

/** Range of bytes in a file: the first byte, the number of bytes, and the size of the file. */
export interface ByteRange {
  start: number;
  length: number;
  total: number;
}

/**
 * Appends bytes from a stream, part by part. A repetition of stored bytes, as after a lost answer, changes nothing; the
 * last bytes complete the file. Deletes the whole upload if the file does not match its name or its announcement.
 * @throws Refused 409 for bytes that do not follow the stored ones.
 */
export async function receive(
  db: Db,
  uuid: string,
  { start, length, total }: ByteRange,
  body: ReadableStream<Uint8Array>,
  now: Date,
): Promise<Row<'uploads'> | null> {
  if (total === 0) throw mediaRefusals.missing();
  if (total > mediaLimit) throw mediaRefusals.tooBig();
  let at = start;
  let upload: Row<'uploads'> | null = null;
  let refused: unknown = null;
  for await (const content of piecesOf(body)) {
    // A sender that the shop cuts off within the body never reads the refusal, so the shop reads and drops the rest.
    if (refused === null)
      upload = await append(db, uuid, { start: at, total, content }, now).catch((error: unknown) => {
        refused = error;
        return null;
      });
    at += content.length;
  }
  if (refused !== null) throw refused;
  if (at !== start + length) throw badRequest('The request did not come whole.');
  return upload;
}

interface Part {
  start: number;
  total: number;
  content: Uint8Array;
}

async function append(
  db: Db,
  uuid: string,
  { start, total, content }: Part,
  now: Date,
): Promise<Row<'uploads'> | null> {
  const end = start + content.length;
  const result = await db.transaction().execute(async (trx) => {
    // Serialises the parts: two simultaneous ones would both follow the same bytes.
    const upload = await trx
      .updateTable('uploads')
      .set((column) => ({ received: column.ref('received') }))
      .where('uuid', '=', uuid)
      .returningAll()
      .executeTakeFirst();
    if (!upload) return null;
    const { id, received, size, sha256, fileName, mediaType, ownerId, visibility } = upload;
    if (end <= received && size === total) return upload;
    if (start > received || (size !== null && size !== total)) throw mediaRefusals.notNext(received);
    if (received === 0) {
      const head = content.subarray(0, mediaHeadLength);
      const isCut = head.length < mediaHeadLength && end < total;
      const breach = isCut ? 'notRecognized' : breachOfMedia({ name: fileName, size: total, head });
      if (breach) throw mediaRefusals.of(breach);
      await lockCustomer(trx, ownerId);
      if ((await heldBy(trx, ownerId)) + total > mediaQuota) throw mediaRefusals.noRoom();
    }
    const rest = content.subarray(received - start);
    await trx.insertInto('fileParts').values({ fileUuid: uuid, start: received, content: rest }).execute();
    if (end < total) return changed(trx, id, { received: end, size: total });
    if (sha256 !== null && (await hashOf(partsOf(trx, uuid, 0, total - 1))) !== sha256) {
      await removeParts(trx, uuid);
      await changed(trx, id, { received: 0, size: null });
      return 'hash';
    }
    const createdAt = now.toISOString();
    await trx
      .insertInto('files')
      .values({ uuid, fileName, mediaType, ownerId, visibility, size: end, content: new Uint8Array(), createdAt })
      .execute();
    return changed(trx, id, { received: end, size: end, completedAt: createdAt });
  });
  if (result === 'hash') throw mediaRefusals.of(result);
  return result;
}

const changed = (trx: Db, id: number, changes: Partial<Pick<Row<'uploads'>, 'received' | 'size' | 'completedAt'>>) =>
  trx.updateTable('uploads').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
