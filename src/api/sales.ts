import * as z from 'zod/mini';
import { Sale } from '#domain/item/sale.ts';
import { documentOf, pageIn } from './graphql.ts';
import type { Http } from './http.ts';

/** The sales of a work are an addition to the query of spec section 7, which tells what is offered. */
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

/** Sales of a work of one's own, the latest first; null where the shop does not tell of them. */
export async function readSales(
  http: Http,
  code: string,
  signal?: AbortSignal,
): Promise<{ member: Sale[]; totalItems: number } | null> {
  const { listings } = await http.graphql(document, { code }, List, { call: 'readSales', signal });
  return listings ?? null;
}
