import type { MediaKind } from '#domain/media/mediaFile.ts';
import { documentOf, type IfExtended } from './graphql.ts';

/** Filters of a product search (requirement 7.22). Prices are in cents. */
export interface ProductFilters {
  phrase?: string;
  /** Code of a category; `taxons` for any of several. */
  taxon?: string;
  taxons?: string[];
  /** Uuid of the creator. */
  creator?: string;
  priceGreaterThan?: number;
  priceLessThan?: number;
  /** Medium of a work. */
  mediaType?: MediaKind;
}

/** Page of products: `latestFirst`, sorted `byPrice`, or oldest first as in the lists of requirement 7.22. */
export interface ProductPage {
  page: number;
  itemsPerPage: number;
  latestFirst?: boolean;
  byPrice?: 'ASC' | 'DESC';
}

/** Parts of a question that are in the text of its document, not only in its variables. */
type ListQuestion = {
  [K in 'latestFirst' | 'byPrice' | 'mediaType']?: (ProductPage & ProductFilters)[K] | undefined;
} & { collection?: string | undefined };

/**
 * Builds the documents of a product list. The sort order is part of the text: the type name of a variable for it
 * differs between versions of API Platform. Collections, media and the order by price are additions: the base document
 * of a list with one of them asks for nothing.
 */
export function productList(fields: (ifExtended: IfExtended) => string, asked: ListQuestion) {
  const { latestFirst, byPrice, collection, mediaType } = asked;
  const added = Object.entries({ collection, mediaType }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  const order = byPrice ? `{ price: "${byPrice}" }` : `{ createdAt: "${latestFirst ? 'DESC' : 'ASC'}" }`;
  const list = (ifExtended: IfExtended) => `query Products(
  $page: Int, $itemsPerPage: Int, $phrase: String, $taxon: String, $taxons: [String!], $creator: String,
  $priceGreaterThan: Int, $priceLessThan: Int${added.map((name) => `, $${name}: String`).join('')}
) {
  products(
    page: $page, itemsPerPage: $itemsPerPage, phrase: $phrase, taxon: $taxon, taxons: $taxons, creator: $creator,
    priceGreaterThan: $priceGreaterThan, priceLessThan: $priceLessThan,
    order: [${order}]${added.map((name) => `, ${name}: $${name}`).join('')}
  ) {
    collection {${fields(ifExtended)}
    }
    paginationInfo { totalCount }
  }
}`;
  const isAddition = added.length > 0 || byPrice !== undefined;
  return documentOf((ifExtended) =>
    isAddition ? ifExtended(list(ifExtended)) || 'query Products { __typename }' : list(ifExtended),
  );
}
