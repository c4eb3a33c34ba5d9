import * as z from 'zod/mini';
import { requireFound } from '#domain/shop/failure.ts';
import { Transaction } from '#domain/shop/provenance.ts';
import { apiPath } from './call.ts';
import { documentOf, pageIn } from './graphql.ts';
import type { Http } from './http.ts';

const document = documentOf(
  (ifExtended) => `query Transactions($code: String!) {
  transactions(product_code: $code${ifExtended(', itemsPerPage: 100')}) {
    collection { hash fromAddress toAddress productVariant { code }${ifExtended(' createdAt price')} }
  }
}`,
);
const List = z.object({ transactions: pageIn(Transaction) });
const Address = z.object({ url: z.nullable(z.string()) });

/** Reads the transactions of an item, latest first; the last hundred, or the shop's first page. */
export async function readTransactions(http: Http, code: string, signal?: AbortSignal): Promise<Transaction[]> {
  const call = 'readTransactions';
  const { transactions } = await http.graphql(document, { code }, List, { call, open: true, signal });
  return transactions.member;
}

/**
 * Reads the address of a private file, valid for 15 minutes. Fails with `notFound` unless the customer created or holds
 * the item.
 */
export async function readMediaAddress(http: Http, id: number, signal?: AbortSignal): Promise<string> {
  return requireFound(
    (await http.get(apiPath`media-files/${id}/presign`, Address, { call: 'readMediaAddress', signal })).url,
  );
}
