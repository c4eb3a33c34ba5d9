import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCollections, readItem, readItems, readPeople, readPerson } from './items.ts';
import { stubFetch } from './testing/fetch.ts';
import { httpOf } from './testing/shop.ts';

let asked = 0;
let answer: unknown;

const http = httpOf();

beforeEach(() => {
  asked = 0;
  stubFetch(async () => {
    asked += 1;
    return Response.json(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('items and people have their number, and unknown ones are not found', async () => {
  const person = { uuid: 'u', profileName: 'jonte-siel' };
  const item = { id: 1, code: 'K', name: 'K', slug: 'k', allowToBuy: true, whitelisting: false, creator: person };
  const list = (one: object) => ({ collection: [one], paginationInfo: { totalCount: 31 } });
  answer = { data: { products: list(item), customers: list(person), product: item, customer: person } };
  const creator = { ...person, mediaFiles: [], itemCount: null };
  const first = { page: 1, itemsPerPage: 12 };
  expect(await readItems(http, first)).toMatchObject({ member: [{ code: 'K', creator }], totalItems: 31 });
  expect(await readItem(http, 'K')).toMatchObject({ code: 'K', creator });
  expect(await readPeople(http, { ...first, profileName: '' })).toMatchObject({ member: [creator], totalItems: 31 });
  expect(await readPerson(http, { uuid: 'u' })).toMatchObject(creator);
  answer = { data: { product: null, customer: null } };
  await expect(readItem(http, 'K')).rejects.toMatchObject({ failure: { kind: 'notFound' } });
  await expect(readPerson(http, { uuid: 'u' })).rejects.toMatchObject({ failure: { kind: 'notFound' } });
  expect(asked).toBe(6);
  // Without a name the shop would answer with the customer who asks.
  await expect(readPerson(http, { profileName: ' ' })).rejects.toMatchObject({ failure: { kind: 'notFound' } });
  expect(asked).toBe(6);
});

test('a collection has its creator, or null for a person without a name', async () => {
  const of = (creator: unknown) => ({ name: 'Pegel', itemCount: 3, latest: [], creator });
  const someone = { uuid: 'u', profileName: 'jonte-siel' };
  const collection = [someone, { uuid: 'v', profileName: null }, null].map(of);
  answer = { data: { collections: { collection, paginationInfo: { totalCount: 3 } } } };
  const { member } = await readCollections(http, { page: 1, itemsPerPage: 12, name: 'peg' });
  expect(member.map(({ creator }) => creator?.uuid)).toEqual(['u', undefined, undefined]);
});
