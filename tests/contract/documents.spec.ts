import { readdirSync, readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { GraphqlDocument } from '#api/graphql.ts';
import type { CallOptions, Http } from '#api/http.ts';
import { schemaOf } from '#sandbox/graphql/schema.ts';
import { layer } from './support/layer.ts';
import { useShop } from './support/shops.ts';

const asked: { call: string; document: GraphqlDocument }[] = [];
const unexpected = async () => {
  throw new Error('Only GraphQL is asked here.');
};
/** Records the documents of GraphQL calls, and fails every call. */
const http: Http = {
  apiBase: '/api/v2/shop/',
  localeCodeOf: (locale) => locale,
  get: unexpected,
  post: unexpected,
  put: unexpected,
  patch: unexpected,
  delete: unexpected,
  blob: unexpected,
  async graphql(document: GraphqlDocument, _: object, __: unknown, { call }: CallOptions) {
    asked.push({ call, document });
    throw new Error('recorded');
  },
};

const page = { page: 1, itemsPerPage: 12 };
const reads: (() => Promise<unknown>)[] = [
  () => layer.readPortfolio(http),
  () => layer.readHoldings(http),
  () => layer.readProducts(http, page),
  () => layer.readProducts(http, { ...page, latestFirst: true }),
  () => layer.readProduct(http, 'A'),
  () => layer.readItems(http, page),
  () => layer.readItems(http, { ...page, collection: 'A' }),
  () => layer.readItem(http, 'A'),
  () => layer.readPeople(http, { ...page, profileName: 'a' }),
  () => layer.readPerson(http, { uuid: 'a' }),
  () => layer.readPerson(http, { profileName: 'a' }),
  () => layer.readOwnProfile(http, 'a'),
  () => layer.readCollections(http, { ...page, name: 'a' }),
  () => layer.readMyItems(http, 1),
  () => layer.readTransactions(http, 'A'),
  () => layer.readSales(http, 'A'),
  () => layer.readCategories(http),
  () => layer.readInvoices(http, { page: 1 }),
];
await Promise.allSettled(reads.map((read) => read()));

const [full, plain] = [schemaOf({ additions: true }), schemaOf({ additions: false })];
const errorsOf = (schema: typeof full, text: string) => validate(schema, parse(text)).map(({ message }) => message);

test('every function that queries GraphQL is covered', () => {
  const folder = new URL('../../src/api/', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const functions = sources.flatMap((source) => source.split('export async function ').slice(1));
  const names = functions.filter((text) => text.includes('http.graphql(')).map((text) => text.split('(', 1)[0]);
  expect([...new Set(asked.map(({ call }) => call))].toSorted()).toEqual(names.toSorted());
});

test.each(asked)('$call asks stock Sylius only for the fields of its base document', ({ document }) => {
  expect(errorsOf(plain, document.base)).toEqual([]);
  expect(errorsOf(full, document.base)).toEqual([]);
});

test.each(asked)('$call marks as additions the fields that only this shop has', ({ document: { base, extended } }) => {
  expect(errorsOf(full, extended)).toEqual([]);
  if (extended !== base) expect(errorsOf(plain, extended)).not.toEqual([]);
});

describe('with the base documents', () => {
  const shop = useShop();
  /** Client of the shop without its additions. */
  const plainOf = (http: Http): Http => ({
    ...http,
    graphql: ({ base }, ...rest) => http.graphql({ base, extended: base }, ...rest),
  });

  test('an investor’s holdings have the same value, and no wallet to transfer from', async () => {
    const { http } = await shop.as('julia');
    const [whole, base] = [await layer.readHoldings(http), await layer.readHoldings(plainOf(http))];
    expect(whole.length).toBeGreaterThan(1);
    expect(base).toEqual(whole.map((held) => ({ ...held, walletId: null, owedBack: null })));
    const [portfolio, plainly] = [await layer.readPortfolio(http), await layer.readPortfolio(plainOf(http))];
    expect(plainly.assets).toEqual(portfolio.assets);
    expect(plainly.purchases.map(({ tokenValue }) => tokenValue)).toEqual(
      portfolio.purchases.map(({ tokenValue }) => tokenValue),
    );
    const invoices = await layer.readInvoices(plainOf(http), { page: 1 });
    expect(invoices.member).toContainEqual(expect.objectContaining({ issuedAt: null, total: null }));
  });

  test('products and works are complete except for the addresses of their pictures', async () => {
    const { http, market } = shop.visit();
    const bonds = await layer.readProducts(plainOf(http), { ...page, latestFirst: true });
    expect(bonds.member.map(({ code }) => code)).toEqual(
      (await layer.readProducts(http, { ...page, latestFirst: true })).member.map(({ code }) => code),
    );
    const bond = await layer.readProduct(plainOf(http), 'WIND-NORDSEE-2032');
    expect(bond.mainTaxon?.name).toBe('Energie');
    expect(bond.legalDocuments.map(({ fileUuid }) => fileUuid)).toEqual([null, null, null]);
    const base = plainOf(market);
    const [work, whole] = [await layer.readItem(base, 'RING-2'), await layer.readItem(market, 'RING-2')];
    expect(work.mediaFiles.map(({ url }) => url)).toEqual(whole.mediaFiles.map(() => null));
    expect(work).toMatchObject({ name: whole.name, royalties: whole.royalties, createdAt: null });
    const creator = { profileName: whole.creator?.profileName ?? '' };
    expect(await layer.readPerson(base, creator)).toMatchObject({ uuid: whole.creator?.uuid });
    expect(await layer.readPeople(base, { ...page, profileName: '' })).toMatchObject({
      totalItems: expect.any(Number),
    });
    const lacking = { failure: { kind: 'notOffered' } };
    await expect(layer.readCollections(base, { ...page, name: '' })).rejects.toMatchObject(lacking);
    await expect(layer.readItems(base, { ...page, collection: 'Pegel' })).rejects.toMatchObject(lacking);
    expect(await layer.readTransactions(base, 'RING-2')).toEqual(await layer.readTransactions(market, 'RING-2'));
    expect(await layer.readCategories(base)).toEqual(await layer.readCategories(market));
  });

  test('a customer reads their own profile and works', async () => {
    const { market, customerUuid } = await shop.as('professional');
    expect(await layer.readOwnProfile(plainOf(market), customerUuid)).toMatchObject({ uuid: customerUuid });
    const works = await layer.readMyItems(plainOf(market), 1);
    expect(works.totalItems).toBe((await layer.readMyItems(market, 1)).totalItems);
  });
});
