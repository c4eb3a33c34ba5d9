import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from '#domain/shop/collection.ts';
import { Content } from '#domain/shop/content.ts';
import { type NewWallet, Wallet } from '#domain/shop/customer.ts';
import { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { Country } from '#domain/shop/lookups.ts';
import { Order } from '#domain/shop/order.ts';
import { ROUTES } from '#sandbox/testing/ownership.ts';
import { rows } from './support/callRows.ts';
import { useShop, type Visitor } from './support/shops.ts';

// Reads that the shop offers and that no function of the API layer calls yet. These tests request them directly and
// parse the answers by the contract’s schemas, so that later features can rely on them.

const Identification = z.object({ id: z.int(), uuid: z.string(), stateAsString: z.string() });
const Known = z.object({ id: z.optional(z.int()), iri: z.optional(z.string()) });
const Named = z.object({ id: z.int(), code: z.string() });

interface Read {
  /** Path below the API. `{id}` is replaced by the id of the first entry of the list before it. */
  path: string;
  schema: z.ZodMiniType<unknown>;
  /** True if the answer is a list. */
  list?: true;
  /** Expected fields of the first entry. */
  first?: Record<string, unknown>;
  /** Persona who has such an entry; Julia unless named. */
  of?: 'julia' | 'company';
}

const read = (path: string, schema: z.ZodMiniType<unknown>, more: Partial<Read> = {}): Read => ({
  path,
  schema,
  ...more,
});
const readList = (path: string, schema: z.ZodMiniType<unknown>, more: Partial<Read> = {}): Read =>
  read(path, schema, { list: true, ...more });

/** Routes that no function of the API layer reads. */
const READS: Readonly<Record<string, Read>> = {
  'GET /countries/:code': read('countries/DE', Country, { first: { code: 'DE', name: 'Deutschland', enabled: true } }),
  'GET /zones': readList('zones?itemsPerPage=400', Named),
  'GET /open-api/exchange_rates': read('open-api/exchange_rates', z.object({ usd: z.number() })),
  'GET /wallets': readList('wallets?itemsPerPage=400', Wallet, { first: { defaultWallet: true } }),
  'GET /identification/:id': read('identification/{id}', Identification),
  'GET /customer-documents/:whose{company}?': readList('customer-documents?type=registry_excerpt', RegisterExcerpt, {
    first: { statementKind: 'after_transaction', productName: 'Klinikum Allgäu 2033' },
  }),
};
const asked = Object.entries(READS).map(([route, row]) => ({ route, ...row }));
/** Routes that sandbox specs request: the bucket by a signed address, and the description of the shop. */
const ELSEWHERE = ['GET /bucket/:uuid', 'GET /docs'];

test('every reading route is read by the API layer, or has a row here', () => {
  const read = Object.values(rows).map(({ address }) => address);
  const isRead = (route: string) =>
    read.some((address) => address.replaceAll('*', ':id') === route.replace(' /', ' ').replaceAll(/:\w+/g, ':id'));
  const routes = Object.keys(ROUTES).filter((route) => route.startsWith('GET ') && !isRead(route));
  expect(routes.toSorted()).toEqual([...Object.keys(READS), ...ELSEWHERE].toSorted());
});

/** Requirements 3.20 and 7.8: zones, wallets and the exchange rate. */
describe('routes that no function of the API layer reads', () => {
  const shop = useShop();
  const visitors = new Map<string, Visitor>();

  beforeAll(async () => {
    for (const persona of ['julia', 'company'] as const) visitors.set(persona, await shop.as(persona));
  });

  async function ask(path: string, persona = 'julia', accept = 'application/ld+json') {
    const visitor = visitors.get(persona);
    const at = path.replace('{uuid}', visitor?.customerUuid ?? '');
    const answer = await fetch(`${shop.running().url}/api/v2/shop/${at}`, {
      headers: { Accept: accept, Authorization: `Bearer ${visitor?.session.token()}` },
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  }
  /** Returns the members of a list, in any style of answer. */
  const membersOf = <T>(schema: z.ZodMiniType<T>, body: unknown) => z.parse(pageOf(schema), body).member;

  /** Fills in the parts of a path that only another answer contains. */
  async function filled(path: string, persona?: string): Promise<string> {
    if (!path.includes('{id}')) return path;
    const [one] = membersOf(Known, (await ask(path.replace('/{id}', ''), persona)).body);
    return path.replace('{id}', /\d+$/.exec(String(one?.id ?? one?.iri))?.[0] ?? 'none');
  }

  test.each(asked)('$route answers as agreed', async ({ path, schema, list, first, of }) => {
    const { status, body } = await ask(await filled(path, of), of);
    expect(status).toBe(200);
    const found = list ? membersOf(schema, body) : [schema.parse(body)];
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject(first ?? {});
  });

  test.each(asked.filter(({ list }) => list))('$route is a bare array as plain JSON', async ({ path, schema, of }) => {
    const { body } = await ask(await filled(path, of), of, 'application/json');
    expect(Array.isArray(body)).toBe(true);
    expect(z.array(schema).parse(body).length).toBeGreaterThan(0);
  });

  test('pages for the footer are found by their codes with one request', async () => {
    const { body } = await ask('cms-plugin/pages?limit=200&code[]=imprint&code[]=privacy-policy');
    expect(
      membersOf(Content, body)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['imprint', 'privacy-policy']);
    expect(membersOf(Content, (await ask('cms-plugin/pages?code[]=none')).body)).toEqual([]);
  });

  test('a wallet that is created becomes the customer’s current one', async () => {
    const wallet = { type: 'token-forge', defaultWallet: true, name: 'HeadlessWallet' } satisfies z.infer<
      typeof NewWallet
    >;
    const made = await fetch(`${shop.running().url}/api/v2/shop/wallets`, {
      method: 'POST',
      headers: {
        Accept: 'application/ld+json',
        'Content-Type': 'application/json',
        Authorization: `Bearer ${visitors.get('julia')?.session.token()}`,
      },
      body: JSON.stringify(wallet),
    });
    expect(made.status).toBe(201);
    const { id } = Wallet.parse(await made.json());
    const wallets = membersOf(Wallet, (await ask('wallets')).body);
    expect(wallets.filter(({ defaultWallet }) => defaultWallet).map((each) => each.id)).toEqual([id]);
  });

  test('an order is found by its database number as by its token', async () => {
    const [order] = membersOf(Order, (await ask('orders?itemsPerPage=1')).body);
    expect(Order.parse((await ask(`orders/${order?.id}`)).body)).toEqual(order);
  });
});
