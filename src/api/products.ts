import * as z from 'zod/mini';
import type { Page } from '#domain/shop/collection.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { Product } from '#domain/shop/product.ts';
import type { Http } from './http.ts';

const fields = `
  id: _id code name slug shortDescription description allowToBuy whitelisting
  mainTaxon { code name slug }
  attributes { code name stringValue }
  mediaFiles { id: _id fileName mediaType url }
  translations { locale name description shortDescription }
  legalDocuments { id: _id name fileUuid }
  defaultVariant {
    id: _id code name enabled totalSupply onHand inStock tracked
    channelPricings { channelCode price originalPrice buyBackPrice }
  }`;

/** The order stands in the document: the name of its variable's type differs between versions of API Platform. */
const listDocument = (direction: 'ASC' | 'DESC') => `query Products(
  $page: Int, $itemsPerPage: Int, $phrase: String, $taxon: String, $taxons: [String!], $creator: String,
  $priceGreaterThan: Int, $priceLessThan: Int
) {
  products(
    page: $page, itemsPerPage: $itemsPerPage, phrase: $phrase, taxon: $taxon, taxons: $taxons, creator: $creator,
    priceGreaterThan: $priceGreaterThan, priceLessThan: $priceLessThan, order: [{ createdAt: "${direction}" }]
  ) {
    collection {${fields}
    }
    paginationInfo { totalCount }
  }
}`;

const itemDocument = `query Product($code: String!) {
  product(code: $code) {${fields}
  }
}`;

const List = z.object({
  products: z.object({ collection: z.array(Product), paginationInfo: z.object({ totalCount: z.int() }) }),
});
const Item = z.object({ product: z.nullable(Product) });

/** The filters of a search for products (spec section 7). Prices are in cents. */
export interface ProductFilters {
  phrase?: string;
  /** Code of a category; `taxons` for any of several. */
  taxon?: string;
  taxons?: string[];
  /** Uuid of the customer who made it. */
  creator?: string;
  priceGreaterThan?: number;
  priceLessThan?: number;
}

/**
 * Products of the catalogue by creation: oldest first, as the lists of spec section 7 have it, or `latestFirst` for
 * the latest products of the home page. Pages count from 1.
 */
export async function readProducts(
  http: Http,
  { latestFirst, ...variables }: { page: number; itemsPerPage: number; latestFirst?: boolean } & ProductFilters,
  signal?: AbortSignal,
): Promise<Page<Product>> {
  const document = listDocument(latestFirst ? 'DESC' : 'ASC');
  const { products } = await http.graphql(document, variables, List, { call: 'readProducts', open: true, signal });
  return { member: products.collection, totalItems: products.paginationInfo.totalCount };
}

/** A product by its code. Fails with `notFound` when there is none. */
export async function readProduct(http: Http, code: string, signal?: AbortSignal): Promise<Product> {
  const { product } = await http.graphql(itemDocument, { code }, Item, { call: 'readProduct', open: true, signal });
  if (!product) throw new FailureError({ kind: 'notFound' });
  return product;
}
