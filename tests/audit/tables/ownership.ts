import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#sandbox/db/database.ts';
import { API } from '#sandbox/http/answer.ts';
import { readSettings } from '#sandbox/http/settings.ts';
import { beginSession, codeToken } from '#sandbox/http/tokens.ts';
import { createShop } from '#sandbox/server.ts';
import type { Client } from '#sandbox/testing/client.ts';
import { BY_CARD, cartWith } from '#sandbox/testing/orders.ts';
import { ownOf, QUERIES, ROUTES } from '#sandbox/testing/ownership.ts';
import {
  draftFileOf,
  evidenceOf,
  favouriteOf,
  type Things,
  transferBySomebody,
  uploadOf,
  workOf,
} from '#sandbox/testing/things.ts';
import type { Table } from '../table.ts';
import type { World } from '../world.ts';

type Method = Parameters<Client['call']>[0];
export const methodOf = (route: string) => route.split(' ')[0] as Method;

/** The routes of the API as the router knows them, middleware left out: `GET /orders/:token`. */
export function routesOf({ shop }: World): string[] {
  const app = createShop({ ...shop, reading: 'investor' });
  const below = app.routes.filter(({ path, method }) => path.startsWith(API) && method !== 'ALL');
  return [...new Set(below.map(({ method, path }) => `${method} ${path.slice(API.length)}`))];
}

/** Everything that Julia has: each order with its items and payments, beside one of each other kind of thing. */
async function thingsOf(db: Db): Promise<Things[]> {
  const { id, uuid } = await customerOf(db, 'julia');
  const orders = await db.selectFrom('orders').select(['id', 'tokenValue']).where('customerId', '=', id).execute();
  const ofOrder = async (table: 'orderItems' | 'payments', order: number) =>
    (await db.selectFrom(table).select('id').where('orderId', '=', order).execute()).map((row) => row.id);
  const ids = async (table: 'addresses' | 'invoices' | 'identifications' | 'answeredQuestionnaires') =>
    (await db.selectFrom(table).select('id').where('customerId', '=', id).execute()).map((row) => row.id);
  const files = await db
    .selectFrom('files')
    .select('uuid')
    .where('ownerId', '=', id)
    .where('visibility', '=', 'private')
    .execute();
  const [addresses, invoices, identifications, answered] = [
    await ids('addresses'),
    await ids('invoices'),
    await ids('identifications'),
    await ids('answeredQuestionnaires'),
  ];
  const { uuid: company } = await db.selectFrom('companies').select('uuid').executeTakeFirstOrThrow();
  const { id: document } = await evidenceOf(db);
  const person = await db.selectFrom('uboUsers').select('id').executeTakeFirstOrThrow();
  const wallet = await db.selectFrom('wallets').select('id').where('customerId', '=', id).executeTakeFirstOrThrow();
  const reference = await transferBySomebody(db, id);
  const favourite = await favouriteOf(db, id);
  const upload = await uploadOf(db, id);
  const draftFile = await draftFileOf(db, id);
  const work = await workOf(db, id);
  const each = [orders, addresses, invoices, identifications, answered, files];
  const most = Math.max(...each.map(({ length }) => length));
  const things: Things[] = [];
  for (let index = 0; index < most; index += 1) {
    const order = at(orders, index);
    things.push({
      customer: uuid,
      company,
      cart: order.tokenValue,
      cartId: order.id,
      order: order.tokenValue,
      item: at(await ofOrder('orderItems', order.id), index),
      payment: at(await ofOrder('payments', order.id), index),
      address: at(addresses, index),
      invoice: at(invoices, index),
      identification: at(identifications, index),
      file: at(files, index).uuid,
      answered: at(answered, index),
      document,
      person: person.id,
      wallet: wallet.id,
      favourite,
      upload,
      draftFile,
      work,
      reference,
    });
  }
  return things;
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('Julia has one of each kind.');
  return found;
}

export const customerOf = (db: Db, personaKey: string) =>
  db.selectFrom('customers').selectAll().where('personaKey', '=', personaKey).executeTakeFirstOrThrow();

/** What the database holds, logs and counters of attempts left out, in one word. */
export async function fingerprint(db: Db, without: readonly string[] = []): Promise<string> {
  const left = ['requests', 'rateLimits', 'refreshFamilies', 'refreshTokens', ...without];
  const { rows } = await sql<{ name: string }>`
    select name from main.sqlite_master where type = 'table' and name not like 'kysely_%' and name not like 'sqlite_%'`.execute(
    db,
  );
  const hash = createHash('sha256');
  for (const { name } of rows.filter((row) => !left.includes(row.name)))
    hash.update(name).update(JSON.stringify((await sql`select * from ${sql.id(name)}`.execute(db)).rows));
  return hash.digest('hex');
}

/** Who asks without a right to: a name, and a token. */
async function strangers({ shop, visitor }: World): Promise<[who: string, client: Client][]> {
  const { db } = shop.database;
  const now = await shop.clock.now();
  const settings = await readSettings(db);
  const [julia, cleared] = [await customerOf(db, 'julia'), await visitor.as('cleared')];
  const ended = await visitor.as('julia');
  await db
    .updateTable('refreshFamilies')
    .set({ revokedAt: now.toISOString() })
    .where('customerId', '=', julia.id)
    .execute();
  const long = new Date(now.getTime() - 3_600_000);
  return [
    ['another customer', cleared],
    ['a visitor', visitor],
    ['an expired login', visitor.with((await beginSession(db, julia, long, settings)).token)],
    ['an ended login', ended],
    [
      'a login that lacks its code',
      visitor.with(await codeToken(db, await customerOf(db, 'twoFactor'), now, settings)),
    ],
    ['garbage', visitor.with('garbage.garbage.garbage')],
    [
      'a token of another shop',
      visitor.with(`${(cleared.token ?? '').split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`),
    ],
  ];
}

const bodyFor = (method: Method, body: object | undefined) =>
  method === 'GET' || method === 'DELETE' ? undefined : body;

export const ownership: Table[] = [
  {
    name: 'objects of somebody else: route × object × who asks',
    least: 1_280,
    async run(attempt, world) {
      const { db } = world.shop.database;
      await cartWith(await world.visitor.as('julia'), BY_CARD, 300);
      const things = await thingsOf(db);
      const routes = routesOf(world);
      const before = await fingerprint(db);
      attempt(
        'every route says whose its things are',
        routes.every((route) => route in ROUTES),
        routes,
      );
      for (const [who, client] of await strangers(world)) {
        for (const route of routes) {
          const row = ROUTES[route];
          if (row === undefined || row === 'public') continue;
          const method = methodOf(route);
          const asks = 'named' in row ? row.named.flatMap((ask) => things.map(ask)) : [ownOf(row)];
          // What is always about the caller is another customer's own business.
          if (!('named' in row) && who === 'another customer') continue;
          for (const ask of new Map(asks.map((each) => [JSON.stringify(each), each])).values()) {
            const [path, body] = ask;
            const { status } = await client.call(method, path, bodyFor(method, body));
            attempt(`${method} ${path} by ${who}`, status === 401 || status === 404, status);
          }
        }
      }
      attempt('nothing has changed', (await fingerprint(db)) === before);
    },
  },
  {
    name: 'lists, filters and GraphQL: nothing of another customer',
    least: 66,
    async run(attempt, { shop, visitor }) {
      const { db } = shop.database;
      const julia = await visitor.as('julia');
      await cartWith(julia, BY_CARD, 300);
      const other = await visitor.as('newcomer');
      for (const things of await thingsOf(db)) {
        for (const ask of Object.values(QUERIES)) {
          if (typeof ask === 'string') continue;
          const query = ask(things);
          const { body } = await other.call('POST', 'graphql', { query });
          attempt(query, !JSON.stringify(body).includes(API), body);
        }
        const lists = [
          `answered-questionnaires?customer.uuid=${things.customer}`,
          `invoices?order.tokenValue=${things.order}`,
        ];
        for (const path of lists) {
          const { body } = await other.call('GET', path);
          attempt(path, JSON.stringify(body).includes('"totalItems":0'), body);
        }
      }
    },
  },
];
