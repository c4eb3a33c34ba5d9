import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { badRequest, Refused } from './errors.ts';

export interface ReceivedForm<T> {
  /** First value of each field. */
  fields: ReadonlyMap<string, string>;
  /** File of the field `file`: its name and the result of `take`. */
  file: { name: string; taken: T };
}

/** Maximum bytes of a field’s value, far above the app’s values. */
const FIELD_LIMIT = 1_000;

/**
 * Reads a form with one file as a stream: `take` reads the bytes, and the memory holds only those that it has not read
 * yet. Forms of more than `most` bytes fail with `tooLarge`, before reading if the form states its length.
 * @throws Refused 400 if the body is not such a form or ends early; also the errors of `take`.
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
    // A file that ends early emits an error even if no code reads the file.
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
    // A browser that is still sending would not see a refusal, so the rest is read and dropped.
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

/**
 * Creates a parser for the content type.
 * @throws Refused 400 if the type has no boundary.
 */
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

/** Decodes the line ends and quotation marks that browsers escape in file names (HTML, "multipart form data"). */
const unescaped = (name: string) => name.replaceAll(/%(?:0A|0D|22)/g, decodeURIComponent);

const malformed = () => badRequest('The request body is not as expected.');
