import * as z from 'zod/mini';
import { violationsOf } from './constraints.ts';
import type { PageRequest, ShopContext } from './env.ts';
import { badRequest, invalid, wantsPlainJson } from './errors.ts';
import { API, contextOf, hasNulls, prefixOf, type Recipient, restyle } from './faces.ts';

export { API };

/** True if the caller wants plain JSON. */
const wantsPlain = (context: ShopContext) => wantsPlainJson(context.req.header('accept'));

function sent(context: ShopContext, body: unknown, status: 200 | 201 = 200, type?: string): Response {
  const plain = wantsPlain(context);
  const { nulls, style } = context.get('settings');
  const omit = nulls === 'omitted' && !(type !== undefined && hasNulls(type, style));
  const text = JSON.stringify(body, omit ? (_, value: unknown) => (value === null ? undefined : value) : undefined);
  context.header('Content-Type', `application/${plain ? 'json' : 'ld+json'}; charset=utf-8`);
  return context.body(text, status);
}

/** Style and format of the answer. */
const recipientOf = (context: ShopContext): Recipient => ({
  style: context.get('settings').style,
  linked: !wantsPlain(context),
  reading: context.get('reading'),
  caller: context.get('customer') ?? null,
});

/** One object. `path` is below the API and becomes its IRI. */
export function item(context: ShopContext, type: string, path: string, data: object, status: 200 | 201 = 200) {
  const fields = restyle(recipientOf(context), type, data, { created: status === 201 });
  const linked = { '@context': contextOf(type), ...fields, '@id': `${API}/${path}`, '@type': type };
  return sent(context, wantsPlain(context) ? fields : linked, status, type);
}

/** The token calls' own answer: API Platform has no part in it, so that it is JSON whatever is asked for. */
export function tokens(context: ShopContext, data: object): Response {
  return context.json(data);
}

/** An answer that is neither an object of the shop nor a list. */
export function plain(context: ShopContext, data: object, status: 200 | 201 = 200): Response {
  return sent(context, data, status);
}

/** One page of a list, with the number of items on all pages. */
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

/** Addresses of the pages around this one, where the caller has asked by page. */
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

/** `page` and `itemsPerPage` of the query; page 0 and anything that is not a number are 400, as in API Platform. */
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

/** A page of a list that is short enough to be read whole. */
export function pageFrom<T>(items: readonly T[], { limit, offset }: PageRequest): T[] {
  return items.slice(offset, offset + limit);
}

/**
 * The body of a call, parsed by its schema of src/domain. Not JSON, a missing field or one of another type is 400, a
 * value that breaks a rule 422.
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

/** What a call says, or what becomes of something by it. @throws Refused as `bodyOf` does. */
export function parsedBy<S extends z.core.$ZodType>(schema: S, data: unknown): z.output<S> {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const shape = parsed.error.issues.find(({ code, path }) => code === 'invalid_type' || isMissing(data, path));
  if (shape) throw badRequest(`The type of the "${shape.path.join('.')}" attribute is not as expected.`);
  if (!first || first.path.length === 0) throw badRequest('The request body is not as expected.');
  throw invalid(...parsed.error.issues.flatMap((issue) => violationsOf(issue, data)));
}

/** zod reports a missing value of an enum as one that is not in it. */
function isMissing(data: unknown, path: readonly PropertyKey[]): boolean {
  let value = data;
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value === undefined;
}

/** `Content-Disposition` for a download, by RFC 6266: a safe name in ASCII and the whole one in UTF-8. */
export function disposition(fileName: string): string {
  const safe = fileName.replace(/[^\w.() -]+/g, '_').replace(/^\.+/, '_');
  return `attachment; filename="${safe}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
