import * as z from 'zod/mini';
import type { Page } from '#domain/shop/collection.ts';
import { FailureError, requireFound } from '#domain/shop/failure.ts';
import { Item, OwnProfile, Profile, profileOf, WorkCollection } from '#domain/shop/item.ts';
import { orNull } from '#domain/shop/schema.ts';
import { documentOf, iriOf, pageIn } from './graphql.ts';
import type { Http } from './http.ts';
import { cardFields, itemFields, personFields } from './itemFields.ts';
import { type ProductFilters, type ProductPage, productList } from './productList.ts';

const itemDocument = documentOf(
  (ifExtended) => `query Product($id: ID!) {
  product(id: $id) {${itemFields(ifExtended)}
  }
}`,
);

const peopleDocument = documentOf(
  (ifExtended) => `query Customers($page: Int, ${ifExtended('$itemsPerPage: Int, ')}$profileName: String) {
  customers(page: $page, ${ifExtended('itemsPerPage: $itemsPerPage, ')}profileName: $profileName) {
    collection { ${personFields(ifExtended)} }
    paginationInfo { totalCount }
  }
}`,
);

/** Collections are an addition as a whole. */
const collectionsDocument = documentOf(
  (ifExtended) =>
    ifExtended(`query Collections($page: Int, $itemsPerPage: Int, $name: String, $creator: String) {
  collections(page: $page, itemsPerPage: $itemsPerPage, name: $name, creator: $creator) {
    collection { name creator { uuid profileName } itemCount latest { code mediaFiles { id: _id fileName mediaType url posterUrl widths } } }
    paginationInfo { totalCount }
  }
}`) || 'query Collections { __typename }',
);

const personDocument = documentOf(
  (ifExtended) => `query Customer($id: ID!) {
  customer(id: $id) { ${personFields(ifExtended)} }
}`,
);

const namedDocument = documentOf(
  (ifExtended) => `query Customer($profileName: String) {
  ${
    ifExtended(`customer(profileName: $profileName) { ${personFields(ifExtended)} }`) ||
    `customers(profileName: $profileName) { collection { ${personFields(ifExtended)} } }`
  }
}`,
);

const ItemList = z.object({ products: z.optional(pageIn(Item)) });
const OneItem = z.object({ product: z.nullable(Item) });
const PeopleList = z.object({ customers: pageIn(Profile) });
const CollectionList = z.object({ collections: z.optional(pageIn(WorkCollection)) });
const OnePerson = z.object({ customer: orNull(OwnProfile), customers: z.optional(pageIn(Profile)) });

/** Fails for shops without the requested addition: an empty list would claim that there are no such items. */
function withoutAddition(): never {
  throw new FailureError({ kind: 'notOffered' });
}

interface ItemQuestion extends ProductPage, ProductFilters {
  /** Name of a collection, as the shop spells it. */
  collection?: string;
}

/**
 * Reads items of the marketplace by creation date, oldest first, as in the lists of requirement 7.22, or `latestFirst`,
 * or by price. Fails with `notOffered` for a collection, a medium or the order by price at a shop without these.
 */
export async function readItems(
  http: Http,
  { latestFirst, byPrice, ...variables }: ItemQuestion,
  signal?: AbortSignal,
): Promise<Page<Item>> {
  const { collection, mediaType } = variables;
  const document = productList(cardFields, { latestFirst, byPrice, collection, mediaType });
  const { products } = await http.graphql(document, variables, ItemList, { call: 'readItems', open: true, signal });
  return products ?? withoutAddition();
}

/** Reads an item with all fields of its page. Fails with `notFound` for an unknown code. */
export async function readItem(http: Http, code: string, signal?: AbortSignal): Promise<Item> {
  const options = { call: 'readItem', open: true, signal } as const;
  return requireFound(
    (await http.graphql(itemDocument, { id: iriOf(http, 'products', code) }, OneItem, options)).product,
  );
}

/** Reads people whose profile name contains a text, or all if it is empty; those with the most items first. */
export async function readPeople(
  http: Http,
  { profileName, ...page }: { page: number; itemsPerPage: number; profileName: string },
  signal?: AbortSignal,
): Promise<Page<Profile>> {
  const variables = { ...page, ...(profileName !== '' && { profileName }) };
  const options = { call: 'readPeople', open: true, signal } as const;
  return (await http.graphql(peopleDocument, variables, PeopleList, options)).customers;
}

/**
 * Reads collections whose name contains a text, or all if it is empty, of all creators or of one (uuid); those with the
 * most items first. Fails with `notOffered` at shops without collections.
 */
export async function readCollections(
  http: Http,
  { name, ...rest }: { page: number; itemsPerPage: number; name: string; creator?: string },
  signal?: AbortSignal,
): Promise<Page<WorkCollection>> {
  const variables = { ...rest, ...(name !== '' && { name }) };
  const options = { call: 'readCollections', open: true, signal } as const;
  const { collections } = await http.graphql(collectionsDocument, variables, CollectionList, options);
  return collections ?? withoutAddition();
}

/** Reads a person by profile name or uuid. Fails with `notFound` unless there is a visible profile. */
export async function readPerson(
  http: Http,
  who: { profileName: string } | { uuid: string },
  signal?: AbortSignal,
): Promise<Profile> {
  // Without a name the shop would answer with the customer who asks.
  if (Object.values(who).every((text) => text.trim() === '')) throw new FailureError({ kind: 'notFound' });
  const [document, variables] =
    'uuid' in who ? [personDocument, { id: iriOf(http, 'customers', who.uuid) }] : [namedDocument, who];
  const options = { call: 'readPerson', open: true, signal } as const;
  const { customer, customers } = await http.graphql(document, variables, OnePerson, options);
  const name = 'uuid' in who ? null : who.profileName.trim().toLowerCase();
  const named = customers?.member.find(({ profileName }) => profileName.toLowerCase() === name);
  return requireFound(profileOf(customer) ?? named ?? null);
}
