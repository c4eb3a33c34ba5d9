import * as z from 'zod/mini';
import { type TokenAsset, TokenAssets } from '#domain/customer.ts';
import type { Http } from './http.ts';

const document = `query TokenAssets($page: Int) {
  tokenAssets(page: $page) {
    collection { id: _id amount productCode productName variantCode unitNominal }
  }
}`;

const Answer = z.object({ tokenAssets: z.object({ collection: TokenAssets }) });

/** What the customer's wallets hold: whole tokens by product. Spec section 7 asks for the first page only. */
export async function readTokenAssets(http: Http, signal?: AbortSignal): Promise<TokenAsset[]> {
  const answer = await http.graphql(document, { page: 1 }, Answer, { call: 'readTokenAssets', signal });
  return answer.tokenAssets.collection;
}
