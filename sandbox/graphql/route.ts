import { execute, type GraphQLError, type GraphQLFieldResolver, parse, specifiedRules, validate } from 'graphql';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { bodyOf } from '../http/answer.ts';
import { maybeSignedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { badRequest, Refused } from '../http/errors.ts';
import { iriOf } from '../read/ids.ts';
import { breachOf } from './limits.ts';
import { resolvers } from './resolvers.ts';
import { schema } from './schema.ts';

const Request = z.object({
  query: z.string().check(z.maxLength(20_000)),
  variables: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
  operationName: z._default(z.nullable(z.string()), null),
});

/** Resources whose IRI ends in a code or token rather than the number. */
const RESOURCES: Readonly<Record<string, [resource: string, key: string]>> = {
  Product: ['products', 'code'],
  Variant: ['product-variants', 'code'],
  Category: ['taxons', 'code'],
  PaymentMethod: ['payment-methods', 'code'],
  Country: ['countries', 'code'],
  Currency: ['currencies', 'code'],
  Order: ['orders', 'tokenValue'],
  InvoicedOrder: ['orders', 'tokenValue'],
  Customer: ['customers', 'uuid'],
  Invoice: ['invoice', 'id'],
  Wallet: ['wallets', 'id'],
  LegalDocument: ['legal-documents', 'id'],
  MediaFile: ['media-files', 'id'],
  CollectionItem: ['product-collection-items', 'id'],
  Listing: ['listings', 'id'],
};

/** The readers return numbers as `id`, as src/domain does; in GraphQL the number is `_id`, and `id` is the IRI. */
const resolveField: GraphQLFieldResolver<unknown, ShopContext> = (source, args, context, info) => {
  if (typeof source !== 'object' || source === null) return undefined;
  const property = (key: string): unknown => Reflect.get(source, key);
  if (info.fieldName === '_id') return property('id');
  if (info.fieldName === 'id') {
    const [resource, key] = RESOURCES[info.parentType.name] ?? [info.parentType.name.toLowerCase(), 'id'];
    return iriOf(resource, String(property(key)));
  }
  const value = property(info.fieldName);
  return typeof value === 'function' ? value(args, context, info) : value;
};

export const graphql = new Hono<ShopEnv>().post('/graphql', maybeSignedIn, async (context) => {
  const { query, variables, operationName } = await bodyOf(context, Request);
  const answer = await run(context, query, variables ?? {}, operationName);
  return context.json(answer);
});

async function run(
  context: ShopContext,
  query: string,
  variableValues: Readonly<Record<string, unknown>>,
  operationName: string | null,
) {
  let document: ReturnType<typeof parse>;
  try {
    document = parse(query, { maxTokens: 2_000 });
  } catch (error) {
    throw badRequest(error instanceof Error ? error.message : 'Syntax error');
  }
  const breach = breachOf(document, variableValues);
  if (breach) throw badRequest(`The query ${breach}.`);
  const errors = validate(schema, document, specifiedRules, { maxErrors: 5 });
  if (errors.length > 0) return { errors: errors.map((error) => shown(error, 400)) };
  const result = await execute({
    schema,
    document,
    rootValue: resolvers,
    contextValue: context,
    variableValues,
    operationName,
    fieldResolver: resolveField,
  });
  if (!result.errors) return result;
  // What stands at no field was wrong before anything was resolved: a variable of another type, no such operation.
  return { data: result.data, errors: result.errors.map((error) => shown(error, error.path ? 500 : 400)) };
}

function shown(error: GraphQLError, status: number) {
  const cause = error.originalError;
  if (cause instanceof Refused) return { ...error.toJSON(), extensions: { status: cause.status } };
  if (cause && status === 500) console.error(cause);
  const message = cause && status === 500 ? 'Internal server error' : error.message;
  return { ...error.toJSON(), message, extensions: { status } };
}
