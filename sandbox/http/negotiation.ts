import { API } from './answer.ts';
import type { ShopMiddleware } from './env.ts';
import { Refused } from './errors.ts';

const KNOWN =
  /(\*\/\*|application\/(\*|json|ld\+json|problem\+json|pdf|octet-stream)|image\/|audio\/|video\/|text\/html)/;

/** Path of the tax file, the only answer available as CSV. */
const AS_TABLE = new RegExp(`^${API}/customer-payouts/[^/]+/statement$`);

/**
 * Path of the call that receives files; all other bodies are JSON, which a page of another site cannot send without
 * permission.
 */
export const FILES = `${API}/customer-documents`;

/** True for raw uploads of files of works and profiles; they require a signed address. */
export const isBucket = (method: string, path: string) => method === 'PUT' && path.startsWith(`${API}/bucket/`);

/**
 * Checks the headers of a request like API Platform: 406 for an `Accept` without a supported format, 415 for a body
 * that is not JSON, or for a `PATCH` that is not a merge patch (RFC 7396).
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
