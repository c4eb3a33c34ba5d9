import * as z from 'zod/mini';
import type { Page } from '#domain/shop/collection.ts';
import { CollectionItem } from '#domain/shop/item.ts';
import type { Http } from './http.ts';

/** As many as the shop gives at once. */
const PER_PAGE = 100;

const document = `query MyItems($page: Int) {
  myItems(page: $page, itemsPerPage: ${PER_PAGE}) {
    collection {
      id: _id amount position
      product {
        id: _id code name slug allowToBuy whitelisting
        mediaFiles { id: _id fileName mediaType url bucketAsString posterUrl widths captions { locale url } }
        translations { locale name description shortDescription }
        creator { uuid profileName profileDescription profileImage itemCount mediaFiles { fileName mediaType url widths } }
        defaultVariant {
          id: _id code name enabled totalSupply onHand inStock tracked tokenId editionNumber
          channelPricings { channelCode price originalPrice buyBackPrice }
        }
      }
    }
    paginationInfo { totalCount }
  }
}`;

const List = z.object({
  myItems: z.object({ collection: z.array(CollectionItem), paginationInfo: z.object({ totalCount: z.int() }) }),
});

/** The works in the customer's wallets, the latest first (spec section 7). Pages count from 1. */
export async function readMyItems(http: Http, page: number, signal?: AbortSignal): Promise<Page<CollectionItem>> {
  const { myItems } = await http.graphql(document, { page }, List, { call: 'readMyItems', signal });
  return { member: myItems.collection, totalItems: myItems.paginationInfo.totalCount };
}
