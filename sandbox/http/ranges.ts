import type { ShopContext } from './env.ts';

/**
 * The bytes of a file, or the part that is asked for (RFC 9110 section 14): without that Safari plays nothing, and nobody
 * can seek. Of several ranges at once all of it is answered.
 */
export function bytesIn(
  context: Pick<ShopContext, 'req' | 'header' | 'body'>,
  content: Uint8Array<ArrayBuffer>,
): Response {
  context.header('Accept-Ranges', 'bytes');
  const [, from = '', to = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(context.req.header('range') ?? '') ?? [];
  if (from === '' && to === '') return context.body(content);
  const last = content.length - 1;
  const start = from === '' ? Math.max(0, content.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (start > last || end < start) {
    context.header('Content-Range', `bytes */${content.length}`);
    return context.body(null, 416);
  }
  context.header('Content-Range', `bytes ${start}-${end}/${content.length}`);
  return context.body(content.subarray(start, end + 1), 206);
}
