import { API } from './answer.ts';
import type { ShopMiddleware } from './env.ts';
import { Refused } from './errors.ts';

const KNOWN =
  /(\*\/\*|application\/(\*|json|ld\+json|problem\+json|pdf|octet-stream)|image\/|audio\/|video\/|text\/html)/;

/** The one that can be had as a table. */
const AS_TABLE = new RegExp(`^${API}/customer-payouts/[^/]+/statement$`);

/** The call that takes files; every other body is JSON, which a page of another site cannot send unasked. */
export const FILES = `${API}/customer-documents`;

/** Where files of works and profiles go, as they are: whoever has no address that is signed sends nothing there. */
export const isBucket = (method: string, path: string) => method === 'PUT' && path.startsWith(`${API}/bucket/`);

/**
 * What API Platform does before it looks at a request: 406 for an `Accept` that it has no format for, 415 for a body
 * that is not JSON, or a `PATCH` that is not a merge patch (RFC 7396).
 */
export const negotiation: ShopMiddleware = async (context, next) => {
  const accept = context.req.header('accept');
  const isKnown = (type: string) => KNOWN.test(type) || (AS_TABLE.test(context.req.path) && /\btext\/csv\b/.test(type));
  if (accept !== undefined && !isKnown(accept))
    throw new Refused(
      406,
      'Requested format is not supported. Supported MIME types are application/ld+json, application/json.',
    );
  const method = context.req.method;
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (method === 'PATCH' && type !== 'application/merge-patch+json')
    throw new Refused(
      415,
      `The content-type "${type}" is not supported. Supported MIME type is application/merge-patch+json.`,
    );
  const isJson = type === 'application/json' || type === 'application/ld+json';
  const isFile = type === 'multipart/form-data' && context.req.path === FILES;
  if ((method === 'POST' || method === 'PUT') && !isJson && !isFile && !isBucket(method, context.req.path))
    throw new Refused(415, `The content-type "${type}" is not supported.`);
  await next();
};
