import {
  type GraphQLInputType,
  GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { customerDraft } from '#domain/shop/drafts.ts';
import { schemaOf } from '#sandbox/graphql/schema.ts';
import { PASSWORD } from '#sandbox/personas.ts';
import type { Client } from '#sandbox/testing/client.ts';
import { FILTERS } from '#sandbox/testing/ownership.ts';
import type { Table } from '../table.ts';
import { customerOf, fingerprint, methodOf, routesOf } from './ownership.ts';

/** What breaks out of a statement, a template, a path, a header or a number, where anything lets it. */
export const HOSTILE = [
  "'",
  '"',
  "' or '1'='1",
  "' or 1=1 --",
  "'; drop table customers; --",
  "' union select passwordHash from customers --",
  '1; select 1',
  '1) or (1=1',
  "\\' or 1=1 --",
  '`',
  '%',
  '%25',
  '_',
  '*',
  '%27%20or%201=1',
  '\0',
  '\u202e',
  '😀',
  '../../etc/passwd',
  '{{7*7}}',
  '#{7*7}',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '-1',
  '1e309',
  '9'.repeat(40),
  'constructor',
  '__proto__',
  'x'.repeat(5_000),
];

/** Words of the inner parts, which no answer may hold. */
export const INNER =
  /sqlite|near \\?"|: syntax error|unrecognized token|no such (?:table|column)|node:internal|\bat .+\.ts:\d|argon2id|kysely|Internal server error/i;

export const hostile: Table[] = [
  {
    name: 'hostile values: every part of a path and every query of every GET',
    least: 2_980,
    async run(attempt, world) {
      const client = await world.visitor.as('julia');
      const { db } = world.shop.database;
      const before = await fingerprint(db);
      const reads = routesOf(world).filter((route) => methodOf(route) === 'GET');
      const judge = async (what: string, path: string) => {
        const { status, body } = await client.call('GET', path);
        attempt(`${what} ${path.slice(0, 80)}`, status < 500 && !INNER.test(JSON.stringify(body)), [status, body]);
      };
      for (const route of reads) {
        const pattern = route.split(' ')[1]?.slice(1) ?? '';
        const params = pattern.match(/:\w+(\{[^}]*\})?\??/g) ?? [];
        for (const value of HOSTILE) {
          for (const param of params) {
            const path = pattern
              .replace(param, () => encodeURIComponent(value))
              .replaceAll(/:\w+(\{[^}]*\})?\??/g, '1');
            await judge('path', path);
          }
          if (params.length === 0) {
            const query = Object.keys(FILTERS).map((name) => [name, value]);
            await judge('all queries', `${pattern}?${new URLSearchParams(query)}`);
          }
        }
      }
      for (const name of Object.keys(FILTERS)) {
        for (const value of HOSTILE) {
          for (const path of ['orders', 'invoices', 'answered-questionnaires', 'zone-members', 'cms-plugin/pages'])
            await judge('query', `${path}?${new URLSearchParams([[name, value]])}`);
        }
      }
      attempt('nothing has changed', (await fingerprint(db)) === before);
    },
  },
  {
    name: 'hostile values: every argument of GraphQL',
    least: 1_045,
    async run(attempt, { shop, visitor }) {
      const client = await visitor.as('julia');
      const before = await fingerprint(shop.database.db);
      const root = schemaOf({ additions: true }).getQueryType();
      if (!(root instanceof GraphQLObjectType)) throw new Error('The schema has queries.');
      for (const field of Object.values(root.getFields())) {
        const selection = String(field.type).endsWith('Page!') ? 'paginationInfo { totalCount }' : 'id';
        const needed = field.args.filter(({ type }) => isNonNullType(type));
        for (const arg of field.args) {
          for (const value of HOSTILE) {
            const given = new Map(needed.map(({ name }): [string, unknown] => [name, 'x']));
            given.set(arg.name, argument(arg.type, value));
            const declared = [...given.keys()].map(
              (name) => `$${name}: ${field.args.find((each) => each.name === name)?.type}`,
            );
            const passed = [...given.keys()].map((name) => `${name}: $${name}`);
            const query = `query Q(${declared.join(', ')}) { found: ${field.name}(${passed.join(', ')}) { ${selection} } }`;
            const { status, body } = await client.call('POST', 'graphql', {
              query,
              variables: Object.fromEntries(given),
            });
            attempt(
              `${field.name} ${arg.name} ${value.slice(0, 30)}`,
              status < 500 && !INNER.test(JSON.stringify(body)),
              [status, body],
            );
          }
        }
      }
      for (const value of HOSTILE) {
        const { status, body } = await client.call('POST', 'graphql', { query: value });
        attempt(`as the query: ${value.slice(0, 30)}`, status === 400 && !INNER.test(JSON.stringify(body)), [
          status,
          body,
        ]);
      }
      attempt('nothing has changed', (await fingerprint(shop.database.db)) === before);
    },
  },
  {
    name: 'hostile values: login, and every call of it',
    least: 102,
    async run(attempt, { shop, visitor }) {
      const { db } = shop.database;
      const before = await fingerprint(db);
      const bodies = HOSTILE.flatMap((value): [path: string, body: object][] => [
        ['authentication-token', { email: value, password: PASSWORD }],
        ['token/refresh', { refresh_token: value }],
        ['token/invalidate', { refresh_token: value }],
      ]);
      for (const [path, body] of bodies) {
        await db.deleteFrom('rateLimits').execute();
        const { status, body: answer } = await visitor.call('POST', path, body);
        const right = path.endsWith('invalidate') ? status === 204 : status === 401 || status === 422;
        attempt(`${path} ${JSON.stringify(body).slice(0, 60)}`, right && !INNER.test(JSON.stringify(answer)), [
          status,
          answer,
        ]);
      }
      for (const field of ['email', 'password']) {
        for (const value of [null, 1, true, [], {}, { $ne: null }, ['a']]) {
          const { status } = await visitor.call('POST', 'authentication-token', {
            email: 'a',
            password: 'b',
            [field]: value,
          });
          attempt(`${field} ${JSON.stringify(value)}`, status === 400, status);
        }
      }
      attempt('nothing has changed', (await fingerprint(db)) === before);
    },
  },
  {
    name: 'hostile values: every text that is written',
    least: 780,
    async run(attempt, { shop, visitor }) {
      const { db } = shop.database;
      const clara = await visitor.as('cleared');
      const { uuid } = await customerOf(db, 'cleared');
      const fields = Object.keys(customerDraft('2026-01-01').shape).filter((name) => !['iban', 'bic'].includes(name));
      const writes: [string, (field: string, value: string, client: Client) => ReturnType<Client['call']>][] = [
        ...fields.map((field): (typeof writes)[number] => [
          field,
          (name, value, client) => client.call('PUT', `customers/${uuid}`, { [name]: value }),
        ]),
        ...['street', 'city', 'postcode', 'company', 'phoneNumber'].map((field): (typeof writes)[number] => [
          field,
          (name, value, client) =>
            client.call('POST', 'addresses', {
              countryCode: 'DE',
              street: 'a',
              city: 'b',
              postcode: '10115',
              [name]: value,
            }),
        ]),
        [
          'name',
          (_, value, client) =>
            client.call('POST', 'wallets', { type: 'token-forge', defaultWallet: true, name: value }),
        ],
      ];
      for (const [field, write] of writes) {
        for (const value of HOSTILE) {
          const { status, body } = await write(field, value, clara);
          attempt(`${field} ${value.slice(0, 30)}`, status < 500 && !INNER.test(JSON.stringify(body)), [status, body]);
        }
      }
      const { count } = await db
        .selectFrom('customers')
        .select((at) => at.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      attempt('the customers are all there', count > 20, count);
      attempt('the customer can still be read', (await clara.call('GET', `customers/${uuid}`)).status === 200);
    },
  },
];

/** A value of an argument's type that holds the hostile one as deep as there is a place for it. */
function argument(type: GraphQLInputType, value: string): unknown {
  if (isNonNullType(type)) return argument(type.ofType, value);
  if (isListType(type)) return [argument(type.ofType, value)];
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.fromEntries(Object.keys(named.getFields()).map((name) => [name, value]));
  return value;
}
