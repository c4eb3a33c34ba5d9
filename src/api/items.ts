import * as z from 'zod/mini';
import type { Page } from '#domain/shop/collection.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { Item, Profile, WorkCollection } from '#domain/shop/item.ts';
import type { Http } from './http.ts';
import type { ProductFilters } from './products.ts';

const person =
  'uuid profileName profileDescription profileImage itemCount mediaFiles { fileName mediaType url widths }';
const variant = `
  id: _id code name enabled totalSupply onHand inStock tracked tokenId editionNumber
  channelPricings { channelCode price originalPrice buyBackPrice }`;

/** What a card shows of an item, and no more: a list may hold 2,000 of them. */
const cardFields = `
  id: _id code name slug allowToBuy whitelisting
  mediaFiles { id: _id fileName mediaType url posterUrl widths }
  translations { locale name }
  creator { uuid profileName }
  defaultVariant {${variant}
  }`;

/** What the page of an item shows. */
const itemFields = `
  id: _id code name slug description shortDescription allowToBuy whitelisting createdAt
  royalties blockchainName tokenId metadata
  mainTaxon { code name slug description fullname parent { code name } }
  mediaFiles { id: _id fileName mediaType url bucketAsString posterUrl widths captions { locale url } }
  translations { locale name description shortDescription }
  creator { ${person} }
  attributes { code name stringValue }
  legalDocuments { id: _id name fileUuid }
  defaultVariant {${variant}
  }
  variants {${variant}
  }`;

/** The order stands in the document, as in products.ts; so does the filter that only shops with collections know. */
const listDocument = (direction: 'ASC' | 'DESC', inCollection: boolean) => `query Products(
  $page: Int, $itemsPerPage: Int, $phrase: String, $taxon: String, $taxons: [String!], $creator: String,
  $priceGreaterThan: Int, $priceLessThan: Int${inCollection ? ', $collection: String' : ''}
) {
  products(
    page: $page, itemsPerPage: $itemsPerPage, phrase: $phrase, taxon: $taxon, taxons: $taxons, creator: $creator,
    priceGreaterThan: $priceGreaterThan, priceLessThan: $priceLessThan, order: [{ createdAt: "${direction}" }]${inCollection ? ', collection: $collection' : ''}
  ) {
    collection {${cardFields}
    }
    paginationInfo { totalCount }
  }
}`;

const itemDocument = `query Product($code: String!) {
  product(code: $code) {${itemFields}
  }
}`;

const peopleDocument = `query Customers($page: Int, $itemsPerPage: Int, $profileName: String) {
  customers(page: $page, itemsPerPage: $itemsPerPage, profileName: $profileName) {
    collection { ${person} }
    paginationInfo { totalCount }
  }
}`;

const collectionsDocument = `query Collections($page: Int, $itemsPerPage: Int, $name: String) {
  collections(page: $page, itemsPerPage: $itemsPerPage, name: $name) {
    collection { name itemCount latest { code mediaFiles { id: _id fileName mediaType url posterUrl widths } } }
    paginationInfo { totalCount }
  }
}`;

const personDocument = `query Customer($profileName: String, $uuid: String) {
  customer(profileName: $profileName, uuid: $uuid) { ${person} }
}`;

const paginationInfo = z.object({ totalCount: z.int() });
const ItemList = z.object({ products: z.object({ collection: z.array(Item), paginationInfo }) });
const OneItem = z.object({ product: z.nullable(Item) });
const PeopleList = z.object({ customers: z.object({ collection: z.array(Profile), paginationInfo }) });
const CollectionList = z.object({ collections: z.object({ collection: z.array(WorkCollection), paginationInfo }) });
const OnePerson = z.object({ customer: z.nullable(Profile) });

interface ItemQuestion extends ProductFilters {
  page: number;
  itemsPerPage: number;
  latestFirst?: boolean;
  /** The name of a collection, as the shop has it. */
  collection?: string;
}

/** Items of the marketplace by creation: the oldest first, as the lists of spec section 7, or `latestFirst`. */
export async function readItems(
  http: Http,
  { latestFirst, ...variables }: ItemQuestion,
  signal?: AbortSignal,
): Promise<Page<Item>> {
  const document = listDocument(latestFirst ? 'DESC' : 'ASC', variables.collection !== undefined);
  const { products } = await http.graphql(document, variables, ItemList, { call: 'readItems', open: true, signal });
  return { member: products.collection, totalItems: products.paginationInfo.totalCount };
}

/** An item with all that its page shows. Fails with `notFound` when there is none of this code. */
export async function readItem(http: Http, code: string, signal?: AbortSignal): Promise<Item> {
  const { product } = await http.graphql(itemDocument, { code }, OneItem, { call: 'readItem', open: true, signal });
  if (!product) throw new FailureError({ kind: 'notFound' });
  return product;
}

/** People whose profile's name contains a text, all where it is empty; those with the most works first. */
export async function readPeople(
  http: Http,
  { profileName, ...page }: { page: number; itemsPerPage: number; profileName: string },
  signal?: AbortSignal,
): Promise<Page<Profile>> {
  const variables = { ...page, ...(profileName !== '' && { profileName }) };
  const read = http.graphql(peopleDocument, variables, PeopleList, { call: 'readPeople', open: true, signal });
  const { customers } = await read;
  return { member: customers.collection, totalItems: customers.paginationInfo.totalCount };
}

/** Collections whose name contains a text, all where it is empty; those with the most works first. */
export async function readCollections(
  http: Http,
  { name, ...page }: { page: number; itemsPerPage: number; name: string },
  signal?: AbortSignal,
): Promise<Page<WorkCollection>> {
  const variables = { ...page, ...(name !== '' && { name }) };
  const options = { call: 'readCollections', open: true, signal } as const;
  const { collections } = await http.graphql(collectionsDocument, variables, CollectionList, options);
  return { member: collections.collection, totalItems: collections.paginationInfo.totalCount };
}

/** A person by the name of their profile or by their uuid. Fails with `notFound` where nobody is to be seen. */
export async function readPerson(
  http: Http,
  who: { profileName: string } | { uuid: string },
  signal?: AbortSignal,
): Promise<Profile> {
  // Without a name the shop would answer with whoever asks.
  if (Object.values(who).every((text) => text.trim() === '')) throw new FailureError({ kind: 'notFound' });
  const { customer } = await http.graphql(personDocument, who, OnePerson, { call: 'readPerson', open: true, signal });
  if (!customer) throw new FailureError({ kind: 'notFound' });
  return customer;
}
