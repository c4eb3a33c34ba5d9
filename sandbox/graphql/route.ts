import {
  execute,
  type GraphQLError,
  type GraphQLFieldResolver,
  getNamedType,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { isLocked } from '../db/sqlite.ts';
import { bodyOf } from '../http/answer.ts';
import { maybeSignedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { badRequest, Refused } from '../http/errors.ts';
import { iriOf } from '../read/ids.ts';
import { breachOf, QUERY_LIMITS } from './limits.ts';
import { isReferred, referred } from './references.ts';
import { resolvers } from './resolvers.ts';
import { schemaOf } from './schema.ts';

const Request = z.object({
  query: z.string().check(z.maxLength(20_000)),
  variables: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
  operationName: z._default(z.nullable(z.string()), null),
});

/** Resources whose IRI ends in a code or token instead of the number. */
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

const full = schemaOf({ additions: true });
const plain = schemaOf({ additions: false });

/**
 * Resolves a field. The readers return numbers as `id`, like src/domain; in GraphQL `_id` is the number and `id` is the
 * IRI. A related object is only its code until the query asks for more fields.
 */
const resolveField: GraphQLFieldResolver<unknown, ShopContext> = (source, args, context, info) => {
  if (typeof source !== 'object' || source === null) return undefined;
  const type = info.parentType.name;
  if (info.fieldName === 'id') {
    const [resource, key] = RESOURCES[type] ?? [type.toLowerCase(), 'id'];
    return iriOf(resource, String(Reflect.get(source, key)));
  }
  const key = info.fieldName === '_id' ? 'id' : info.fieldName;
  const value: unknown = Reflect.get(source, key);
  if (value === undefined) return referred(type, source, context)?.then((whole) => whole && Reflect.get(whole, key));
  if (typeof value === 'string' && isReferred(getNamedType(info.returnType).name)) return { code: value };
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
    document = parse(query, { maxTokens: QUERY_LIMITS.tokens });
  } catch (error) {
    throw badRequest(error instanceof Error ? error.message : 'Syntax error');
  }
  const schema = context.get('settings').style === 'plain' ? plain : full;
  const breach = breachOf(document, variableValues, schema);
  if (breach) throw badRequest(`The query ${breach}.`);
  const errors = validate(schema, document, specifiedRules, { maxErrors: 5 });
  // webonyx, and with it API Platform, gives validation errors no status.
  if (errors.length > 0)
    return { errors: errors.map((error) => ({ ...error.toJSON(), extensions: { category: 'graphql' } })) };
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
  const locked = result.errors.find(({ originalError }) => isLocked(originalError));
  if (locked?.originalError) throw locked.originalError;
  // Errors without a path occur before the execution: a variable of another type, an unknown operation.
  return { data: result.data, errors: result.errors.map((error) => shown(error, error.path ? 500 : 400)) };
}

function shown(error: GraphQLError, status: number) {
  const cause = error.originalError;
  if (cause instanceof Refused) return { ...error.toJSON(), extensions: { status: cause.status } };
  if (cause && status === 500) console.error(cause);
  const message = cause && status === 500 ? 'Internal server error' : error.message;
  return { ...error.toJSON(), message, extensions: { status } };
}
