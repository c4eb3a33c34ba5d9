import { createHash } from 'node:crypto';
import type { Db } from './database.ts';
import type { Row } from './schema.ts';

/** Maximum bytes per part: the memory that one file takes while the shop sends or reads it. */
export const PART = 500_000;

/** True if a file’s bytes are stored in parts. Other files are small, or typeset on demand and have no size before. */
export const isInParts = ({ size, content }: Pick<Row<'files'>, 'size' | 'content'>): boolean =>
  size > 0 && content.length === 0;

export const removeParts = (trx: Db, ...uuids: string[]) =>
  trx.deleteFrom('fileParts').where('fileUuid', 'in', uuids).execute();

/** Yields the bytes of a file from `start` to `end` inclusive, part by part. */
export async function* partsOf(
  db: Db,
  uuid: string,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = start; at <= end; ) {
    const part = await db
      .selectFrom('fileParts')
      .select(['start', 'content'])
      .where('fileUuid', '=', uuid)
      .where('start', '<=', at)
      .orderBy('start', 'desc')
      .limit(1)
      .executeTakeFirst();
    const content = part?.content.subarray(at - part.start, end + 1 - part.start);
    if (!content?.length) throw new Error(`The file ${uuid} has no byte ${at}.`);
    yield new Uint8Array(content);
    at += content.length;
  }
}

/**
 * Streams the bytes of a file from `start` to `end` inclusive; reads a part when the consumer has taken the previous
 * one.
 */
export function streamOf(db: Db, uuid: string, start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts = partsOf(db, uuid, start, end);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Splits a body into pieces of `PART` bytes, independent of the network’s chunks. */
export async function* piecesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held = new Uint8Array(PART);
  let length = 0;
  for await (const chunk of body)
    for (let taken = 0; taken < chunk.length; ) {
      const more = chunk.subarray(taken, taken + PART - length);
      held.set(more, length);
      taken += more.length;
      length += more.length;
      if (length === PART) {
        yield held;
        held = new Uint8Array(PART);
        length = 0;
      }
    }
  if (length > 0) yield held.subarray(0, length);
}

/** Returns the SHA-256 in hexadecimal digits. */
export async function hashOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}
