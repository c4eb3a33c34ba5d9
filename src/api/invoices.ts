import * as z from 'zod/mini';
import type { Page } from '#domain/shop/collection.ts';
import { Invoice } from '#domain/shop/order.ts';
import { apiPath } from './call.ts';
import { documentOf, pageIn } from './graphql.ts';
import type { Download, Http } from './http.ts';

const document = documentOf(
  (ifExtended) => `query Invoice($tokenValue: String, $page: Int) {
  invoices(order_tokenValue: $tokenValue, page: $page) {
    collection {
      id: _id number ${ifExtended('issuedAt total')}
      order { number tokenValue ${ifExtended('items { productCode productName }')} }
    }
    paginationInfo { totalCount }
  }
}`,
);

const Answer = z.object({ invoices: pageIn(Invoice) });

/** Reads the customer's invoices, latest first; with `tokenValue` only that order's. Pages count from 1. */
export async function readInvoices(
  http: Http,
  { page, tokenValue }: { page: number; tokenValue?: string },
  signal?: AbortSignal,
): Promise<Page<Invoice>> {
  const { invoices } = await http.graphql(document, { page, tokenValue }, Answer, { call: 'readInvoices', signal });
  return invoices;
}

/** Downloads an invoice as PDF. Fails with `notFound` for other customers' invoices. */
export function downloadInvoice(http: Http, id: number, signal?: AbortSignal): Promise<Download> {
  return http.blob(apiPath`invoice/${id}/pdf`, 'application/pdf', { call: 'downloadInvoice', signal });
}
