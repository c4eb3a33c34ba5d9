import * as z from 'zod/mini';
import { Invoice } from '#domain/shop/order.ts';
import { at } from './call.ts';
import type { Download, Http } from './http.ts';

const document = `query Invoice($tokenValue: String, $page: Int) {
  invoices(order_tokenValue: $tokenValue, page: $page) {
    collection { id: _id number issuedAt total order { id: _id number tokenValue items { productCode productName } } }
    paginationInfo { totalCount lastPage }
  }
}`;

const Answer = z.object({
  invoices: z.object({ collection: z.array(Invoice), paginationInfo: z.object({ totalCount: z.int() }) }),
});

/** The customer's invoices, latest first; only that of one order when its token is given. Pages count from 1. */
export async function readInvoices(
  http: Http,
  { page, tokenValue }: { page: number; tokenValue?: string },
  signal?: AbortSignal,
): Promise<{ member: Invoice[]; totalItems: number }> {
  const answer = await http.graphql(document, { page, tokenValue }, Answer, { call: 'readInvoices', signal });
  return { member: answer.invoices.collection, totalItems: answer.invoices.paginationInfo.totalCount };
}

/** An invoice as PDF. Fails with `notFound` for somebody else's. */
export function downloadInvoice(http: Http, id: number, signal?: AbortSignal): Promise<Download> {
  return http.blob(at`invoice/${id}/pdf`, 'application/pdf', { call: 'downloadInvoice', signal });
}
