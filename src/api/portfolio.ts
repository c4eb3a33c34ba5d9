import * as z from 'zod/mini';
import { type TokenAsset, TokenAssets } from '#domain/shop/customer.ts';
import { Order } from '#domain/shop/order.ts';
import { readAllPages } from './allPages.ts';
import type { Http } from './http.ts';

const paidOrders = (page: string) => `paidOrders(page: ${page}) {
    collection {
      id: _id number tokenValue checkoutState paymentState shippingState currencyCode legalDocsConfirmAt
      checkoutCompletedAt itemsTotal taxTotal total
      items {
        id: _id productCode productName variant variantName quantity unitPrice originalUnitPrice subtotal total
        nominalValue
      }
      payments { id: _id method state }
    }
    paginationInfo { totalCount }
  }`;

const document = `query Portfolio {
  tokenAssets(page: 1) {
    collection { id: _id amount productCode productName variantCode unitNominal }
  }
  ${paidOrders('1')}
}`;
const purchasesDocument = `query PaidOrders($page: Int) {
  ${paidOrders('$page')}
}`;

const PaidOrders = z.object({ collection: z.array(Order), paginationInfo: z.object({ totalCount: z.int() }) });
const Answer = z.object({ tokenAssets: z.object({ collection: TokenAssets }), paidOrders: PaidOrders });
const MorePurchases = z.object({ paidOrders: PaidOrders });

/** What a customer owns and has bought. */
export interface Portfolio {
  /** What the wallets hold: whole tokens by product. */
  assets: TokenAsset[];
  /** All paid orders, the latest first. */
  purchases: Order[];
}

/**
 * Reads holdings and purchases in one query, since both are shown together and change together (spec section 7). Further
 * pages of purchases are queried by themselves.
 */
export async function readPortfolio(http: Http, signal?: AbortSignal): Promise<Portfolio> {
  const options = { call: 'readPortfolio', signal } as const;
  const first = await http.graphql(document, {}, Answer, options);
  const purchases = await readAllPages(
    async (page) => {
      const { paidOrders } =
        page === 1 ? first : await http.graphql(purchasesDocument, { page }, MorePurchases, options);
      return { member: paidOrders.collection, totalItems: paidOrders.paginationInfo.totalCount };
    },
    ({ id }) => id,
  );
  return { assets: first.tokenAssets.collection, purchases };
}
