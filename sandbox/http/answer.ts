import * as z from 'zod/mini';
import { violationsOf } from './constraints.ts';
import type { PageRequest, ShopContext } from './env.ts';
import { badRequest, unprocessable, wantsPlainJson } from './errors.ts';
import { API, contextOf, hasNulls, prefixOf, type Recipient, restyle } from './faces.ts';

export { API };

const wantsPlain = (context: ShopContext) => wantsPlainJson(context.req.header('accept'));

function sent(context: ShopContext, body: unknown, status: 200 | 201 = 200, type?: string): Response {
  const plain = wantsPlain(context);
  const { nulls, style } = context.get('settings');
  const omit = nulls === 'omitted' && !(type !== undefined && hasNulls(type, style));
  const text = JSON.stringify(body, omit ? (_, value: unknown) => (value === null ? undefined : value) : undefined);
  context.header('Content-Type', `application/${plain ? 'json' : 'ld+json'}; charset=utf-8`);
  return context.body(text, status);
}

const recipientOf = (context: ShopContext): Recipient => ({
  style: context.get('settings').style,
  linked: !wantsPlain(context),
  reading: context.get('reading'),
  caller: context.get('customer') ?? null,
});

/** Answers with one object. `path` is below the API and becomes the object’s IRI. */
export function item(context: ShopContext, type: string, path: string, data: object, status: 200 | 201 = 200) {
  const fields = restyle(recipientOf(context), type, data, { created: status === 201 });
  const linked = { '@context': contextOf(type), ...fields, '@id': `${API}/${path}`, '@type': type };
  return sent(context, wantsPlain(context) ? fields : linked, status, type);
}

/** Answers a token call as JSON, whatever the caller accepts: API Platform does not handle these calls. */
export function tokens(context: ShopContext, data: object): Response {
  return context.json(data);
}

/** Answers with data that are neither an object of the shop nor a list. */
export function plain(context: ShopContext, data: object, status: 200 | 201 = 200): Response {
  return sent(context, data, status);
}

/** Answers with one page of a list and the number of items on all pages. */
export function list(context: ShopContext, type: string, objects: readonly object[], total = objects.length) {
  const recipient = recipientOf(context);
  const members = objects.map((each) => restyle(recipient, type, each));
  if (wantsPlain(context)) return sent(context, members, 200, type);
  const hydra = prefixOf(recipient.style);
  const collection = {
    '@context': contextOf(type),
    '@id': context.req.path,
    '@type': `${hydra}Collection`,
    [`${hydra}member`]: members,
    [`${hydra}totalItems`]: total,
    ...viewOf(context, hydra, total),
  };
  return sent(context, collection, 200, type);
}

/** Returns the addresses of the pages around this one; empty in the style `plain` and for lists without pages. */
function viewOf(context: ShopContext, hydra: string, total: number): object {
  const asked = context.get('page');
  const query = new URL(context.req.url).searchParams;
  if (context.get('settings').style === 'plain' || !asked || (query.size === 0 && total <= asked.limit)) return {};
  const last = Math.max(1, Math.ceil(total / asked.limit));
  query.delete('page');
  const at = (page: number) => {
    const words = new URLSearchParams(query);
    if (last > 1) words.set('page', String(page));
    return words.size === 0 ? context.req.path : `${context.req.path}?${words}`;
  };
  const others = {
    [`${hydra}first`]: at(1),
    [`${hydra}last`]: at(last),
    ...(asked.page > 1 && { [`${hydra}previous`]: at(asked.page - 1) }),
    ...(asked.page < last && { [`${hydra}next`]: at(asked.page + 1) }),
  };
  const own = { '@id': at(asked.page), '@type': `${hydra}PartialCollectionView` };
  return { [`${hydra}view`]: { ...own, ...(last > 1 && others) } };
}

/**
 * Parses `page` and `itemsPerPage` of the query; fails with 400 for page 0 and for values that are not numbers, like
 * API Platform.
 */
export function pageOf(context: ShopContext, usual: number, most = 400): PageRequest {
  const whole = (name: string, fallback: number) => {
    const text = context.req.query(name);
    if (text === undefined) return fallback;
    if (!/^\d{1,9}$/.test(text)) throw badRequest(`"${name}" should be a whole number.`);
    return Number(text);
  };
  const page = whole('page', 1);
  if (page < 1) throw badRequest('Page should not be less than 1');
  const limit = Math.min(whole('itemsPerPage', usual), most);
  if (limit < 1) throw badRequest('Limit should not be less than 1');
  const asked = { page, limit, offset: (page - 1) * limit };
  context.set('page', asked);
  return asked;
}

export function pageFrom<T>(items: readonly T[], { limit, offset }: PageRequest): T[] {
  return items.slice(offset, offset + limit);
}

/**
 * Parses the body of a call by its schema of src/domain. Fails with 400 for a body that is not JSON and for fields that
 * are missing or of another type, with 422 for values that break a rule.
 */
export async function bodyOf<S extends z.core.$ZodType>(context: ShopContext, schema: S): Promise<z.output<S>> {
  let data: unknown;
  try {
    data = JSON.parse(await context.req.text());
  } catch {
    throw badRequest('Syntax error');
  }
  return parsedBy(schema, data);
}

/**
 * Parses the data of a call, or the state that results from the call.
 * @throws Refused like `bodyOf`.
 */
export function parsedBy<S extends z.core.$ZodType>(schema: S, data: unknown): z.output<S> {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const shape = parsed.error.issues.find(({ code, path }) => code === 'invalid_type' || isMissing(data, path));
  if (shape) throw badRequest(`The type of the "${shape.path.join('.')}" attribute is not as expected.`);
  if (!first || first.path.length === 0) throw badRequest('The request body is not as expected.');
  throw unprocessable(...parsed.error.issues.flatMap((issue) => violationsOf(issue, data)));
}

/** True if the value is absent; zod reports a missing enum value as an unknown one. */
function isMissing(data: unknown, path: readonly PropertyKey[]): boolean {
  let value = data;
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value === undefined;
}

/** Returns the `Content-Disposition` for a download, by RFC 6266: a safe name in ASCII and the full name in UTF-8. */
export function disposition(fileName: string): string {
  const safe = fileName.replace(/[^\w.() -]+/g, '_').replace(/^\.+/, '_');
  return `attachment; filename="${safe}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
