import * as z from 'zod/mini';
import { pageOf } from '#domain/shop/collection.ts';
import { CALLS, type DescribedCall } from '#sandbox/routes/calls.ts';

/** Calls without an entry in the shop's description: GraphQL describes itself, a file is at a signed address. */
const ELSEWHERE = /^(?:graphql|bucket\/.*|docs)$/;

/**
 * Compares a call that succeeded with the shop's own description, `/api/v2/shop/docs`: status, body and answer. Returns
 * the first difference in words, or null.
 */
export async function deviationFrom(request: Request, response: Response): Promise<string | null> {
  const [, path = null] = /\/api\/v2\/shop\/([^?]*)/.exec(request.url) ?? [];
  if (path === null || ELSEWHERE.test(path) || !response.ok) return null;
  const name = `${request.method} ${path}`;
  const call = describedCall(request.method, path);
  if (!call) return `${name} is not described`;
  const { status = 200, body, answer } = call;
  if (response.status !== status) return `${name} answers ${response.status}, described is ${status}`;
  const sent = body ? z.safeParse(body, await request.json()) : null;
  if (sent?.error) return `${name} takes another body: ${z.prettifyError(sent.error)}`;
  const type = response.headers.get('Content-Type') ?? '';
  if (typeof answer === 'string')
    return answer.split(', ').some((each) => type.startsWith(each)) ? null : `${name} is ${type}, not ${answer}`;
  if (!answer) return null;
  const schema = Array.isArray(answer) ? pageOf(answer[0]) : answer;
  const read = z.safeParse(schema, JSON.parse(await response.text(), withIri));
  return read.error ? `${name} has another answer: ${z.prettifyError(read.error)}` : null;
}

/** Gives an object the `iri` that the described schemas name; JSON-LD calls it `@id`. */
const withIri = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && '@id' in value ? { iri: value['@id'], ...value } : value;

/** Returns the description of a call; null if there is none. `path` is below the API, without a query. */
function describedCall(method: string, path: string): DescribedCall | null {
  const found = Object.entries(CALLS)
    .filter(([template]) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    // `addresses/company` is not an address’ id.
    .toSorted(([one], [other]) => one.split('{').length - other.split('{').length);
  const methods: Partial<Record<string, DescribedCall>> = found[0]?.[1] ?? {};
  return methods[method.toLowerCase()] ?? null;
}
