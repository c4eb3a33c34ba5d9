import * as z from 'zod/mini';
import { type TokenAsset, TokenAssets } from '#domain/shop/customer.ts';
import { EuroOrder, type Order } from '#domain/shop/order.ts';
import type { Http } from './http.ts';

const document = `query Portfolio {
  tokenAssets(page: 1) {
    collection { id: _id amount productCode productName variantCode unitNominal }
  }
  paidOrders(page: 1) {
    collection {
      id: _id number tokenValue checkoutState paymentState shippingState currencyCode legalDocsConfirmAt
      checkoutCompletedAt itemsTotal taxTotal total received withdrawnAt
      items {
        id: _id productCode productName variant variantName quantity unitPrice originalUnitPrice subtotal total
        nominalValue
      }
      payments { id: _id method state }
    }
  }
}`;

const PaidOrders = z.object({ collection: z.array(EuroOrder) });
const Answer = z.object({ tokenAssets: z.object({ collection: TokenAssets }), paidOrders: PaidOrders });

/** What a customer owns and has bought. */
export interface Portfolio {
  /** What the wallets hold: whole tokens by product. */
  assets: TokenAsset[];
  /** The latest paid orders, the latest first: a page of them, which is no sum of anything. */
  purchases: Order[];
}

/** Reads holdings and purchases in one query, since both are shown together and change together (spec section 7). */
export async function readPortfolio(http: Http, signal?: AbortSignal): Promise<Portfolio> {
  const { tokenAssets, paidOrders } = await http.graphql(document, {}, Answer, { call: 'readPortfolio', signal });
  return { assets: tokenAssets.collection, purchases: paidOrders.collection };
}
