import { documentOf, type IfExtended } from './graphql.ts';

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

/** A page of products: `latestFirst`, or the oldest first as the lists of spec section 7. */
export interface ProductPage {
  page: number;
  itemsPerPage: number;
  latestFirst?: boolean;
}

/**
 * Documents of a list of products. The order stands in the text: the name of its variable's type differs between versions
 * of API Platform. Collections are an addition: without them nothing is in one.
 */
export function productList(
  fields: (ifExtended: IfExtended) => string,
  { latestFirst, collection }: { latestFirst?: boolean | undefined; collection?: string | undefined },
) {
  const list = (ifExtended: IfExtended, [type, filter] = ['', '']) => `query Products(
  $page: Int, $itemsPerPage: Int, $phrase: String, $taxon: String, $taxons: [String!], $creator: String,
  $priceGreaterThan: Int, $priceLessThan: Int${type}
) {
  products(
    page: $page, itemsPerPage: $itemsPerPage, phrase: $phrase, taxon: $taxon, taxons: $taxons, creator: $creator,
    priceGreaterThan: $priceGreaterThan, priceLessThan: $priceLessThan,
    order: [{ createdAt: "${latestFirst ? 'DESC' : 'ASC'}" }]${filter}
  ) {
    collection {${fields(ifExtended)}
    }
    paginationInfo { totalCount }
  }
}`;
  return documentOf((ifExtended) =>
    collection === undefined
      ? list(ifExtended)
      : ifExtended(list(ifExtended, [', $collection: String', ', collection: $collection'])) ||
        'query Products { __typename }',
  );
}
