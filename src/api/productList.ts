import { documentOf, type IfExtended } from './graphql.ts';

/** Filters of a product search (spec section 7). Prices are in cents. */
export interface ProductFilters {
  phrase?: string;
  /** Code of a category; `taxons` for any of several. */
  taxon?: string;
  taxons?: string[];
  /** Uuid of the creator. */
  creator?: string;
  priceGreaterThan?: number;
  priceLessThan?: number;
}

/** Page of products: `latestFirst`, or oldest first as in the lists of spec section 7. */
export interface ProductPage {
  page: number;
  itemsPerPage: number;
  latestFirst?: boolean;
}

/**
 * Builds the documents of a product list. The sort order is part of the text: the type name of a variable for it
 * differs between versions of API Platform. Collections are an addition: the base document finds nothing in them.
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
