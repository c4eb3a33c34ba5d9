import * as z from 'zod/mini';
import { EuroOrder, type Order } from '#domain/shop/order.ts';
import { TokenAsset } from '#domain/shop/tokenAsset.ts';
import { documentOf, pageIn } from './graphql.ts';
import { assetFields } from './holdingFields.ts';
import type { Http } from './http.ts';

/** The calls of requirements section 7 need the item's id. */
const document = documentOf(
  (ifExtended) => `query Portfolio {
  tokenAssets(page: 1) {
    collection {${assetFields(ifExtended)}
    }
  }
  paidOrders {
    collection {
      number tokenValue checkoutState paymentState shippingState legalDocsConfirmAt itemsTotal taxTotal total
      currencyCode ${ifExtended('checkoutCompletedAt received registered withdrawnAt')}
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

export interface Portfolio {
  /** Holdings of all wallets: whole tokens by product. */
  assets: TokenAsset[];
  /** Paid orders, latest first: a single page, so no basis for sums. */
  purchases: Order[];
}

/** Reads holdings and purchases in one query, since both are shown together and change together (requirement 7.22). */
export async function readPortfolio(http: Http, signal?: AbortSignal): Promise<Portfolio> {
  const { tokenAssets, paidOrders } = await http.graphql(document, {}, Answer, { call: 'readPortfolio', signal });
  return { assets: tokenAssets.member, purchases: paidOrders.member };
}
