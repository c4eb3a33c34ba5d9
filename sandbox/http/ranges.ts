import type { ShopContext } from './env.ts';

/** Bytes of a file from `start` to `end`, the latter included. */
type Reading = (start: number, end: number) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * The bytes of a file, or the part that is asked for (RFC 9110 section 14): without that Safari plays nothing, and nobody
 * can seek. Of several ranges at once all of it is answered.
 */
export function bytesIn(context: Pick<ShopContext, 'req' | 'header' | 'body'>, size: number, read: Reading): Response {
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

/** The same of bytes that are in memory. */
export const bytesOf = (context: Pick<ShopContext, 'req' | 'header' | 'body'>, content: Uint8Array<ArrayBuffer>) =>
  bytesIn(context, content.length, (start, end) => content.subarray(start, end + 1));
