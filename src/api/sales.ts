import * as z from 'zod/mini';
import { Sale } from '#domain/item/sale.ts';
import { documentOf, pageIn } from './graphql.ts';
import type { Http } from './http.ts';

/** Sales are an addition to the query of requirement 7.22, which lists offers. */
const document = documentOf(
  (ifExtended) =>
    ifExtended(`query Listings($code: String!) {
  listings(product_code: $code, sold: true, itemsPerPage: 100) {
    collection { id status paymentStatus transactionStatus quantity price fee payout soldAt }
    paginationInfo { totalCount }
  }
}`) || 'query Listings { __typename }',
);
const List = z.object({ listings: z.optional(pageIn(Sale)) });

/** Reads the sales of one of the customer's items, latest first; null if the shop lacks this addition. */
export async function readSales(
  http: Http,
  code: string,
  signal?: AbortSignal,
): Promise<{ member: Sale[]; totalItems: number } | null> {
  const { listings } = await http.graphql(document, { code }, List, { call: 'readSales', signal });
  return listings ?? null;
}
