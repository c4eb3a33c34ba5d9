import * as z from 'zod/mini';
import { EuroOrder, type Order } from '#domain/shop/order.ts';
import { TokenAsset } from '#domain/shop/tokenAsset.ts';
import { documentOf, pageIn } from './graphql.ts';
import { assetFields } from './holdingFields.ts';
import type { Http } from './http.ts';

/** The item's id is named by the calls of spec section 7. */
const document = documentOf(
  (ifExtended) => `query Portfolio {
  tokenAssets(page: 1) {
    collection {${assetFields(ifExtended)}
    }
  }
  paidOrders {
    collection {
      number tokenValue checkoutState paymentState shippingState legalDocsConfirmAt itemsTotal taxTotal total
      currencyCode ${ifExtended('checkoutCompletedAt received withdrawnAt')}
      items {
        id: _id productName variant { code } variantName quantity unitPrice originalUnitPrice subtotal total
        ${ifExtended('productCode nominalValue')}
      }
      payments { id: _id method { code } ${ifExtended('state')} }
    }
  }
}`,
);

const Answer = z.object({ tokenAssets: pageIn(TokenAsset), paidOrders: pageIn(EuroOrder) });

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
  return { assets: tokenAssets.member, purchases: paidOrders.member };
}
