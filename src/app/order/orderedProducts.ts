import type { Http } from '#api/http.ts';
import { readProducts } from '#api/products.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Order, OrderItem } from '#domain/shop/order.ts';

/**
 * Adds each item's product to the order. If the shop names only the variant, the catalogue is searched by the item's
 * name; an item stays unchanged if the catalogue does not list its product or the search fails.
 */
export async function withProducts(http: Http, order: Order, signal?: AbortSignal): Promise<Order> {
  const items = await Promise.all(
    order.items.map((item) => (item.productCode === null ? withProduct(http, item, signal) : item)),
  );
  return { ...order, items };
}

async function withProduct(http: Http, item: OrderItem, signal?: AbortSignal): Promise<OrderItem> {
  const question = { page: 1, itemsPerPage: pageSizes.products, phrase: item.productName };
  const listed = await readProducts(http, question, signal).catch(() => null);
  const product = listed?.member.find(({ defaultVariant }) => defaultVariant?.code === item.variant);
  if (!product) return item;
  const { unitNominal } = termsOf(product);
  const nominalValue = item.nominalValue ?? (unitNominal && unitNominal * item.quantity);
  return { ...item, productCode: product.code, nominalValue };
}
