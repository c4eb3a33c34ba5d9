import { readdirSync, readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import type { GraphqlDocument } from '#api/graphql.ts';
import type { CallOptions, Http } from '#api/http.ts';
import { schemaOf } from '#sandbox/graphql/schema.ts';
import { layer } from './support/layer.ts';

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
  () => layer.readItems(http, { ...page, mediaType: 'audio', byPrice: 'ASC' }),
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

const full = schemaOf({ additions: true });
const plain = schemaOf({ additions: false });
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
