import type { ShopContext } from './env.ts';

/** Reads the bytes of a file from `start` to `end` inclusive. */
type ReadRange = (start: number, end: number) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Answers with a file, or with the requested range of it (RFC 9110 section 14): Safari plays no media without ranges,
 * and seeking requires them. Answers a request for several ranges with the whole file.
 */
export function bytesIn(
  context: Pick<ShopContext, 'req' | 'header' | 'body'>,
  size: number,
  read: ReadRange,
): Response {
  context.header('Accept-Ranges', 'bytes');
  const [, from = '', to = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(context.req.header('range') ?? '') ?? [];
  const last = size - 1;
  if (from === '' && to === '') {
    context.header('Content-Length', String(size));
    return context.body(read(0, last));
  }
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (start > last || end < start) {
    context.header('Content-Range', `bytes */${size}`);
    return context.body(null, 416);
  }
  context.header('Content-Range', `bytes ${start}-${end}/${size}`);
  context.header('Content-Length', String(end + 1 - start));
  return context.body(read(start, end), 206);
}

/** Answers with bytes in memory, or with the requested range of them. */
export const bytesOf = (context: Pick<ShopContext, 'req' | 'header' | 'body'>, content: Uint8Array<ArrayBuffer>) =>
  bytesIn(context, content.length, (start, end) => content.subarray(start, end + 1));
