import { createHash, randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ShopMiddleware } from './env.ts';

/** Default headers of every answer; a route may set others, as pages do with their policies. */
const USUAL: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Sets the default headers on every answer: pages, files, redirects, refusals, 404s. */
export const everyAnswer: MiddlewareHandler = async (context, next) => {
  await next();
  const out = context.res.headers;
  for (const [name, value] of Object.entries(USUAL)) if (!out.has(name)) out.set(name, value);
};

/** Sets the headers of every answer of the API, errors included. */
export const headers: ShopMiddleware = async (context, next) => {
  await next();
  const out = context.res.headers;
  out.set('X-Request-Id', randomUUID());
  out.append('Vary', 'Accept, Accept-Language, Authorization');
};

async function tagOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/**
 * Adds an ETag to the answer of a GET, by default from its content, so that a caller can check for changes (RFC 9110
 * section 8.8.3).
 */
export const etag: ShopMiddleware = async (context, next) => {
  await next();
  if (context.req.method !== 'GET' || context.res.status !== 200) return;
  const tag = context.res.headers.get('ETag') ?? (await tagOf(context.res.clone()));
  const known = (context.req.header('if-none-match') ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known.includes(tag)) {
    await context.res.body?.cancel();
    context.res = new Response(null, { status: 304, headers: context.res.headers });
    context.res.headers.delete('Content-Length');
  }
  context.res.headers.set('ETag', tag);
};
