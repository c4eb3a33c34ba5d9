import { readdirSync, readFileSync } from 'node:fs';
import { GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { remove, rowOf, update } from '../db/rows.ts';
import { schemaOf } from '../graphql/schema.ts';
import { createShop } from '../server.ts';
import type { Client } from '../testing/client.ts';
import { BY_CARD, cartWith } from '../testing/orders.ts';
import { FILTERS, QUERIES, ROUTES } from '../testing/ownership.ts';
import { onShop } from '../testing/shop.ts';
import {
  draftFileOf,
  evidenceOf,
  favouriteOf,
  type Things,
  transferBySomebody,
  uploadOf,
  workOf,
} from '../testing/things.ts';
import { API } from './answer.ts';
import { readSettings } from './settings.ts';
import { codeToken } from './tokens.ts';

type Method = Parameters<Client['call']>[0];
const PAGING = ['page', 'itemsPerPage'];

const List = z.object({ member: z.array(z.unknown()), totalItems: z.int() });

/** Requirements 6.7 and 21.5. */
describe('another customer’s data is not found', () => {
  onShop((fixture) => {
    /** Routes of the API from the router, without middleware. */
    const routesOf = () => {
      const { database, clock } = fixture().shop;
      const app = createShop({ database, clock, reading: 'investor' });
      const below = app.routes.filter(({ path, method }) => path.startsWith(API) && method !== 'ALL');
      return [...new Set(below.map(({ method, path }) => `${method} ${path.slice(API.length)}`))];
    };

    async function thingsOf(owner: Client): Promise<Things> {
      const { db } = fixture().shop.database;
      const { id, uuid } = await rowOf(db, 'customers', { personaKey: 'julia' });
      const cart = await cartWith(owner, BY_CARD, 300);
      const invoice = await db
        .selectFrom('invoices')
        .innerJoin('orders', 'orders.id', 'invoices.orderId')
        .select(['invoices.id', 'orders.tokenValue'])
        .where('invoices.customerId', '=', id)
        .executeTakeFirstOrThrow();
      const firstOf = (table: 'addresses' | 'wallets' | 'identifications' | 'answeredQuestionnaires') =>
        db.selectFrom(table).select('id').where('customerId', '=', id).executeTakeFirstOrThrow();
      const file = await db
        .selectFrom('files')
        .select('uuid')
        .where('visibility', '=', 'private')
        .where('ownerId', '=', id)
        .executeTakeFirstOrThrow();
      const { uuid: company } = await rowOf(db, 'companies');
      return {
        customer: uuid,
        company,
        cart: cart.tokenValue,
        cartId: cart.id ?? 0,
        order: invoice.tokenValue,
        item: cart.items[0]?.id ?? 0,
        payment: cart.payments[0]?.id ?? 0,
        address: (await firstOf('addresses')).id,
        invoice: invoice.id,
        identification: (await firstOf('identifications')).id,
        file: file.uuid,
        answered: (await firstOf('answeredQuestionnaires')).id,
        document: (await evidenceOf(db)).id,
        person: (await db.selectFrom('uboUsers').select('id').executeTakeFirstOrThrow()).id,
        wallet: (await firstOf('wallets')).id,
        favourite: await favouriteOf(db, id),
        upload: await uploadOf(db, id),
        draftFile: await draftFileOf(db, id),
        work: await workOf(db, id),
        reference: await transferBySomebody(db, id),
      };
    }

    test('every route has a row', () => {
      expect(Object.keys(ROUTES).toSorted()).toEqual(routesOf().toSorted());
    });

    test('every query parameter has a row', () => {
      const folders = ['../routes/', './'].map((folder) => new URL(folder, import.meta.url));
      const sources = folders.flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
          .map((name) => readFileSync(new URL(name, folder), 'utf8')),
      );
      const read = sources.flatMap((source) => [
        ...[...source.matchAll(/\.(?:query|queries)\('([^']+)'\)/g)].map(([, name]) => name),
        // `pageOf` reads its two parameters by a variable name.
        ...[...source.matchAll(/= (?:Math\.min\()?whole\('([^']+)'/g)].map(([, name]) => name),
      ]);
      expect([...new Set(read)].toSorted()).toEqual(Object.keys(FILTERS).toSorted());
      // All others are read by a literal name.
      expect(sources.join('').match(/\.(query|queries)\((?!')/g)).toHaveLength(1);
    });

    test('every GraphQL query, and every argument that is not about pages, has a row', () => {
      const root = schemaOf({ additions: true }).getQueryType();
      if (!(root instanceof GraphQLObjectType)) throw new Error('The schema has queries.');
      const expected = Object.values(root.getFields()).flatMap(({ name, args }) => {
        if (QUERIES[name] === 'public') return [name];
        const filters = args.filter((each) => !PAGING.includes(each.name)).map((each) => `${name} ${each.name}`);
        return name in QUERIES ? [name, ...filters] : filters.length > 0 ? filters : [name];
      });
      expect(expected.toSorted()).toEqual(Object.keys(QUERIES).toSorted());
    });

    test('an object in a path is 404 to another customer, and 401 to a visitor and before the code', async () => {
      const { visitor } = fixture();
      const { db } = fixture().shop.database;
      const miriam = await rowOf(db, 'customers', { personaKey: 'twoFactor' });
      const halfway = visitor.with(await codeToken(db, miriam, new Date(), await readSettings(db)));
      const owner = await visitor.as('julia');
      const other = await visitor.as('cleared');
      const things = await thingsOf(owner);
      for (const [route, row] of Object.entries(ROUTES)) {
        if (row === 'public' || !('named' in row)) continue;
        const [method = ''] = route.split(' ');
        for (const ask of row.named) {
          const [path, body] = ask(things);
          const call = async (client: Client) =>
            (await client.call(methodOf(method), path, bodyFor(method, body))).status;
          expect([route, await call(other)]).toEqual([route, 404]);
          expect([route, await call(visitor)]).toEqual([route, route.includes('/file/') ? 404 : 401]);
          expect([route, await call(visitor.with('garbage.garbage.garbage'))]).toEqual([route, 401]);
          // The code is sent before the login is complete.
          expect([route, await call(halfway)]).toEqual([route, route.endsWith('/2fa/verify') ? 404 : 401]);
        }
      }
      // The calls have changed nothing, and the owner can read the objects that other callers could not.
      for (const path of [`orders/${things.cart}`, `invoice/${things.invoice}/pdf`, `addresses/${things.address}`])
        expect([path, (await owner.call('GET', path)).status]).toEqual([path, 200]);
      expect((await owner.call('GET', `file/${things.file}/download`)).status).toBe(200);
      expect((await owner.call('GET', `orders/${things.cart}`)).body).toMatchObject({ items: [{ quantity: 300 }] });
    });

    test('a call without an id is about the caller: two customers share nothing in it', async () => {
      const { visitor } = fixture();
      const julia = await visitor.as('julia');
      const company = await visitor.as('company');
      // An identified customer would not be checked again.
      const { db } = fixture().shop.database;
      await update(db, 'identifications', { stateAsString: 'rejected' });
      // A customer who agreed to the terms could not do so again.
      await remove(db, 'answeredQuestionnaires', { type: 'platform_tac' });
      for (const [route, row] of Object.entries(ROUTES)) {
        if (row === 'public' || !('mine' in row)) continue;
        const [method = ''] = route.split(' ');
        const [path, body] = row.mine;
        const answer = async (client: Client) => client.call(methodOf(method), path, bodyFor(method, body));
        const one = await answer(julia);
        const two = await answer(company);
        expect([route, one.status < 300 && two.status < 300]).toEqual([route, true]);
        const ids = [idsIn(one.body), idsIn(two.body)];
        expect([route, ids[0]?.filter((id) => ids[1]?.includes(id))]).toEqual([route, []]);
        expect([route, ids.flat().length > 0]).toEqual([route, true]);
        expect([route, (await visitor.call(methodOf(method), path, bodyFor(method, body))).status]).toEqual([
          route,
          401,
        ]);
      }
    });

    test('a file without an id is about the caller: it names them', async () => {
      const { visitor } = fixture();
      const { db } = fixture().shop.database;
      for (const [route, row] of Object.entries(ROUTES)) {
        if (row === 'public' || !('file' in row)) continue;
        for (const persona of ['julia', 'professional'] as const) {
          const { lastName } = await rowOf(db, 'customers', { personaKey: persona });
          const { body } = await (await visitor.as(persona)).call('GET', row.file, undefined, { Accept: 'text/csv' });
          expect([route, body]).toEqual([route, expect.stringContaining(lastName ?? 'nobody')]);
        }
        expect([route, (await visitor.call('GET', row.file)).status]).toEqual([route, 401]);
      }
    });

    test('a filter by another customer’s object returns nothing', async () => {
      const { visitor } = fixture();
      const owner = await visitor.as('julia');
      const other = await visitor.as('cleared');
      const things = await thingsOf(owner);
      for (const filter of Object.values(FILTERS)) {
        if (filter === 'harmless') continue;
        const path = filter(things);
        expect(List.parse((await owner.call('GET', path)).body).totalItems).toBeGreaterThan(0);
        expect([path, List.parse((await other.call('GET', path)).body)]).toEqual([path, { member: [], totalItems: 0 }]);
      }
    });

    test('GraphQL returns nothing of another customer, by id or filter', async () => {
      const { visitor } = fixture();
      const owner = await visitor.as('julia');
      const other = await visitor.as('cleared');
      const things = await thingsOf(owner);
      for (const query of Object.values(QUERIES)) {
        if (typeof query === 'string') continue;
        const ask = async (client: Client) =>
          JSON.stringify((await client.call('POST', 'graphql', { query: query(things) })).body);
        expect([query(things), await ask(owner)]).toEqual([query(things), expect.stringContaining(API)]);
        expect([query(things), await ask(other)]).toEqual([query(things), expect.not.stringContaining(API)]);
      }
    });

    test('an address of another customer cannot become one’s own', async () => {
      const { visitor } = fixture();
      const things = await thingsOf(await visitor.as('julia'));
      const other = await visitor.as('company');
      const wanted = { defaultAddress: `${API}/addresses/${things.address}` };
      expect((await other.call('PUT', other.path, wanted)).status).toBe(400);
    });
  });
});

const methodOf = (text: string) => z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(text) satisfies Method;
const bodyFor = (method: string, body: object | undefined) =>
  method === 'GET' || method === 'DELETE' ? undefined : body;

/** Returns all identifiers of an answer’s members, or of the answer itself if it is one object. */
function idsIn(body: unknown): string[] {
  const { success, data } = z.safeParse(z.object({ member: z.array(z.unknown()) }), body);
  return (success ? data.member : [body]).map((each) => {
    const known = z.parse(
      z.object({ id: z.optional(z.int()), iri: z.optional(z.string()), uuid: z.optional(z.string()) }),
      each,
    );
    return String(known.id ?? known.iri ?? known.uuid ?? JSON.stringify(each));
  });
}
