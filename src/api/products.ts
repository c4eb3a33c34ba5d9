import * as z from 'zod/mini';
import type { Page } from '#domain/shop/collection.ts';
import { requireFound } from '#domain/shop/failure.ts';
import { Product } from '#domain/shop/product.ts';
import { documentOf, type IfExtended, iriOf, pageIn } from './graphql.ts';
import type { Http } from './http.ts';
import { type ProductFilters, type ProductPage, productList } from './productList.ts';

const fields = (ifExtended: IfExtended, documentFields = '') => `
  code name slug shortDescription description allowToBuy whitelisting
  mainTaxon { name slug ${ifExtended('code')} }
  attributes { code name stringValue }
  mediaFiles { id: _id fileName mediaType ${ifExtended('url')} }
  translations { locale name description ${ifExtended('shortDescription')} }
  legalDocuments { id: _id name ${ifExtended(`fileUuid ${documentFields}`)} }
  defaultVariant {
    code name enabled totalSupply onHand inStock tracked
    channelPricings { channelCode price originalPrice buyBackPrice }
  }`;

const itemDocument = documentOf(
  (ifExtended) => `query Product($id: ID!) {
  product(id: $id) {${fields(ifExtended, 'pdf { size pages issuedAt }')}
  }
}`,
);

const List = z.object({ products: pageIn(Product) });
const Item = z.object({ product: z.nullable(Product) });

/**
 * Reads products of the catalogue by creation date: oldest first, as in the lists of requirement 7.22, or `latestFirst`
 * for the home page. Pages count from 1.
 */
export async function readProducts(
  http: Http,
  { latestFirst, ...variables }: ProductPage & ProductFilters,
  signal?: AbortSignal,
): Promise<Page<Product>> {
  const document = productList(fields, { latestFirst });
  const { products } = await http.graphql(document, variables, List, { call: 'readProducts', open: true, signal });
  return products;
}

/** Reads a product by its code. Fails with `notFound` for an unknown code. */
export async function readProduct(http: Http, code: string, signal?: AbortSignal): Promise<Product> {
  const options = { call: 'readProduct', open: true, signal } as const;
  return requireFound((await http.graphql(itemDocument, { id: iriOf(http, 'products', code) }, Item, options)).product);
}
