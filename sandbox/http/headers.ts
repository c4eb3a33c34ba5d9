import { createHash, randomUUID } from 'node:crypto';
import type { ShopMiddleware } from './env.ts';

/** Headers of every answer of the API, errors included; no cache may keep an answer. */
export const headers: ShopMiddleware = async (context, next) => {
  await next();
  const out = context.res.headers;
  out.set('X-Content-Type-Options', 'nosniff');
  out.set('X-Frame-Options', 'DENY');
  out.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  out.set('Referrer-Policy', 'no-referrer');
  out.set('Cross-Origin-Resource-Policy', 'same-origin');
  out.set('X-Request-Id', randomUUID());
  if (!out.has('Cache-Control')) out.set('Cache-Control', 'no-store');
  out.append('Vary', 'Accept, Accept-Language, Authorization');
};

/**
 * Gives the answer of a GET a tag made from its content, so that a caller can ask whether it has changed (RFC 9110
 * section 8.8.3).
 */
export const etag: ShopMiddleware = async (context, next) => {
  await next();
  if (context.req.method !== 'GET' || context.res.status !== 200) return;
  const bytes = new Uint8Array(await context.res.clone().arrayBuffer());
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const known = (context.req.header('if-none-match') ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known.includes(tag)) context.res = new Response(null, { status: 304, headers: context.res.headers });
  context.res.headers.set('ETag', tag);
};
