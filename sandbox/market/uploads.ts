import { createHash, randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { breachOfMedia, mediaHeadLength, mediaLimit, uploadTypeOf } from '#domain/media/mediaFile.ts';
import type { NewUpload } from '#domain/shop/upload.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import type { Row } from '../db/schema.ts';
import { mediaRefusals } from '../http/marketRefusals.ts';

/** The most files of one customer, and how long one is waited for that does not come whole. */
const UPLOADS_MOST = 500;
const UNFINISHED = 24 * 3_600_000;

/**
 * Announces a file: the same one, by its hash, is the upload that it was before, whole or not.
 * @throws Refused 422 for a type that is not taken (SVG may hold scripts).
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
    // There are no timers: what nobody finished goes when its owner announces the next one.
    await trx
      .deleteFrom('uploads')
      .where('ownerId', '=', ownerId)
      .where('completedAt', 'is', null)
      .where('createdAt', '<', new Date(now.getTime() - UNFINISHED).toISOString())
      .execute();
    const { count } = await mine.select((column) => column.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    if (Number(count) >= UPLOADS_MOST) throw mediaRefusals.tooMany(UPLOADS_MOST);
    const uuid = randomUUID();
    return trx
      .insertInto('uploads')
      .values({
        ...{ uuid, ownerId, visibility, sha256: draft.hash, createdAt: now.toISOString() },
        fileName: `${uuid}.${type.endings[0]}`,
        mediaType: type.mediaType,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** A piece of a file: from which byte on, and how many all of it has. */
export interface Part {
  start: number;
  total: number;
  content: Uint8Array;
}

/**
 * Takes the next piece. One that is there already, since the answer to it was lost, changes nothing; the last one makes the
 * file. What is not what its name says, or not what was announced, is taken back whole.
 * @throws Refused 409 for a piece that does not follow on those that are there.
 */
export async function receive(db: Db, uuid: string, part: Part, now: Date): Promise<Row<'uploads'> | null> {
  const end = part.start + part.content.length;
  if (part.total === 0) throw mediaRefusals.missing();
  if (part.total > mediaLimit) throw mediaRefusals.tooBig();
  const result = await db.transaction().execute(async (trx) => {
    // One piece after the other: two at once would both follow on the same ones.
    const upload = await trx
      .updateTable('uploads')
      .set((column) => ({ received: column.ref('received') }))
      .where('uuid', '=', uuid)
      .returningAll()
      .executeTakeFirst();
    if (!upload) return null;
    if (end <= upload.received && (upload.size === null || upload.size === part.total)) return upload;
    if (part.start !== upload.received || (upload.size !== null && upload.size !== part.total))
      throw mediaRefusals.notNext(upload.received);
    await trx
      .insertInto('uploadParts')
      .values({ uploadId: upload.id, start: part.start, content: part.content })
      .execute();
    const isLast = end === part.total;
    if (part.start > 0 && !isLast) return changed(trx, upload.id, { received: end });
    const content = isLast ? await joined(trx, upload.id) : part.content;
    const head = content.subarray(0, mediaHeadLength);
    const breach =
      head.length < mediaHeadLength && !isLast
        ? 'notRecognized'
        : breachOfMedia({ name: upload.fileName, size: part.total, head });
    const isOther =
      isLast && upload.sha256 !== null && createHash('sha256').update(content).digest('hex') !== upload.sha256;
    if (breach || isOther) {
      await trx.deleteFrom('uploadParts').where('uploadId', '=', upload.id).execute();
      await changed(trx, upload.id, { received: 0, size: null });
      return breach ?? 'hash';
    }
    if (!isLast) return changed(trx, upload.id, { received: end, size: part.total });
    const { fileName, mediaType, ownerId, visibility } = upload;
    await trx
      .insertInto('files')
      .values({ uuid, fileName, mediaType, ownerId, visibility, size: end, content, createdAt: now.toISOString() })
      .execute();
    await trx.deleteFrom('uploadParts').where('uploadId', '=', upload.id).execute();
    return changed(trx, upload.id, { received: end, size: end, completedAt: now.toISOString() });
  });
  if (typeof result === 'string') throw mediaRefusals.of(result);
  return result;
}

const changed = (trx: Db, id: number, changes: Partial<Pick<Row<'uploads'>, 'received' | 'size' | 'completedAt'>>) =>
  trx.updateTable('uploads').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

async function joined(trx: Db, uploadId: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await trx
    .selectFrom('uploadParts')
    .select('content')
    .where('uploadId', '=', uploadId)
    .orderBy('start')
    .execute();
  return new Uint8Array(Buffer.concat(parts.map(({ content }) => content)));
}
