import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { badRequest, Refused } from './errors.ts';

export interface ReceivedForm<T> {
  /** The first value of each field. */
  fields: ReadonlyMap<string, string>;
  /** The file of the field `file`: its name, and what `take` made of its bytes. */
  file: { name: string; taken: T };
}

/** Bytes of a field's value; none of ours comes near. */
const FIELD_LIMIT = 1_000;

/**
 * Reads a form with one file as it arrives: `take` gets the bytes, of which no more are held than it leaves unread. More than
 * `most` bytes of the whole form are refused by `tooLarge`, before they are read where the form says its length.
 * @throws Refused 400 for what is no such form or ends early; what `take` throws.
 */
export async function receiveForm<T>(
  { body, headers }: Request,
  most: number,
  tooLarge: () => Refused,
  take: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<ReceivedForm<T>> {
  if (Number(headers.get('content-length')) > most) throw tooLarge();
  const type = headers.get('content-type') ?? '';
  if (!body || !/^multipart\/form-data\b/i.test(type)) throw malformed();
  const fields = new Map<string, string>();
  const arriving: { bytes: Readable; file: Promise<ReceivedForm<T>['file']> }[] = [];
  const parser = parserOf(type);
  parser.on('field', (name, value) => {
    if (!fields.has(name)) fields.set(name, value);
  });
  parser.on('file', (field, bytes, name?: string) => {
    // A file that ends early says so to whoever reads it, and here nobody may.
    bytes.on('error', () => undefined);
    if (field !== 'file' || arriving.length > 0) {
      bytes.resume();
      return;
    }
    const file = take(bytes.iterator({ destroyOnReturn: false })).then((taken) => ({
      name: unescaped(name ?? ''),
      taken,
    }));
    arriving.push({ bytes, file });
    // A browser that is still sending would hear no refusal: the rest is read and dropped.
    file.catch(() => bytes.resume());
  });
  try {
    await pipeline(upTo(most, body, tooLarge), parser);
  } catch (error) {
    for (const { bytes, file } of arriving) {
      bytes.destroy(malformed());
      await file.catch(() => undefined);
    }
    throw error instanceof Refused ? error : malformed();
  }
  const [first] = arriving;
  if (!first) throw badRequest('The type of the "file" attribute is not as expected.');
  return { fields, file: await first.file };
}

/** @throws Refused 400 if the type names no boundary. */
function parserOf(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { fields: 20, fieldSize: FIELD_LIMIT, files: 5 } });
  } catch {
    throw malformed();
  }
}

async function* upTo(most: number, body: AsyncIterable<Uint8Array>, tooLarge: () => Refused) {
  let received = 0;
  for await (const chunk of body) {
    received += chunk.length;
    if (received > most) throw tooLarge();
    yield chunk;
  }
}

/** A browser escapes line ends and quotation marks of a file's name (HTML, "multipart form data"). */
const unescaped = (name: string) => name.replaceAll(/%(?:0A|0D|22)/g, decodeURIComponent);

const malformed = () => badRequest('The request body is not as expected.');
