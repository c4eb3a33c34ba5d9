import * as z from 'zod/mini';
import type { Page } from '#domain/shop/collection.ts';
import { CollectionItem } from '#domain/shop/item.ts';
import { documentOf, pageIn } from './graphql.ts';
import type { Http } from './http.ts';
import { ownedFields } from './itemFields.ts';

/** The shop's maximum page size. */
const PER_PAGE = 100;

const document = documentOf(
  (ifExtended) => `query MyItems($page: Int) {
  myItems(page: $page${ifExtended(`, itemsPerPage: ${PER_PAGE}`)}) {
    collection { id: _id amount position product {${ownedFields(ifExtended)} } }
    paginationInfo { totalCount }
  }
}`,
);

const List = z.object({ myItems: pageIn(CollectionItem) });

/** Reads the items in the customer's wallets, latest first (requirement 7.22). Pages count from 1. */
export async function readMyItems(http: Http, page: number, signal?: AbortSignal): Promise<Page<CollectionItem>> {
  const { myItems } = await http.graphql(document, { page }, List, { call: 'readMyItems', signal });
  return myItems;
}
