import * as z from 'zod/mini';
import { found } from '#domain/shop/failure.ts';
import { Transaction } from '#domain/shop/provenance.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

const document = `query Transactions($code: String!) {
  transactions(product_code: $code, itemsPerPage: 100) {
    collection { id: _id hash fromAddress toAddress productVariant }
  }
}`;
const List = z.object({ transactions: z.object({ collection: z.array(Transaction) }) });
const Address = z.object({ url: z.nullable(z.string()) });

/** How a work changed hands, the latest first; the last hundred. */
export async function readTransactions(http: Http, code: string, signal?: AbortSignal): Promise<Transaction[]> {
  const call = 'readTransactions';
  const { transactions } = await http.graphql(document, { code }, List, { call, open: true, signal });
  return transactions.collection;
}

/**
 * The address of a private file, good for a quarter of an hour. Fails with `notFound` for whoever neither made nor holds
 * the work.
 */
export async function readMediaAddress(http: Http, id: number, signal?: AbortSignal): Promise<string> {
  return found((await http.get(at`media-files/${id}/presign`, Address, { call: 'readMediaAddress', signal })).url);
}
