import type { CollectionItem, CollectionType, ProductCollection } from '#domain/shop/item.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { distinctIds, oneBy } from './ids.ts';
import { isOffered } from './offered.ts';
import { productsFor } from './product.ts';

const TYPES: readonly CollectionType[] = ['favourites', 'my-items'];

/**
 * Id of a customer’s collection of a type, derived from the customer’s id: the collection exists even if it is empty.
 */
export const collectionIdOf = (customerId: number, type: CollectionType) =>
  customerId * TYPES.length + TYPES.indexOf(type);

interface Place {
  id: number;
  amount: number;
  position: number;
  productId: number;
}

/** Joins the places of a collection with their products; omits products that the shop no longer offers. */
export async function withProducts(context: ShopContext, places: readonly Place[]): Promise<CollectionItem[]> {
  const rows = await context.var.db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', distinctIds(places.map(({ productId }) => productId)))
    .where('enabled', '=', 1)
    .where(isOffered(context.var.customer?.id ?? null))
    .execute();
  const products = oneBy(await productsFor(context, rows), ({ id }) => id);
  return places.flatMap(({ productId, ...place }) => {
    const product = products(productId);
    return product ? [{ ...place, product }] : [];
  });
}

export const placeOf = ({ id, position, productId }: Row<'favourites'>): Place => ({
  id,
  position,
  productId,
  amount: 1,
});

/** Lists the customer’s favourites in the customer’s own order, then latest first. */
export async function favouritesOf(context: ShopContext, customerId: number): Promise<CollectionItem[]> {
  const rows = await context.var.db
    .selectFrom('favourites')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute();
  return withProducts(context, rows.map(placeOf));
}

/** Lists the items in the customer’s wallets on the current site, latest first. */
export async function ownItemsOf(context: ShopContext, customerId: number): Promise<CollectionItem[]> {
  const { db, reading } = context.var;
  const held = await db
    .selectFrom('holdings')
    .innerJoin('wallets', 'wallets.id', 'holdings.walletId')
    .innerJoin('variants', 'variants.id', 'holdings.variantId')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['holdings.id', 'amount', 'variants.productId'])
    .where('wallets.customerId', '=', customerId)
    .where('amount', '>', 0)
    .where('reading', '=', reading)
    .orderBy('holdings.id', 'desc')
    .execute();
  return withProducts(
    context,
    held.map((holding, position) => ({ ...holding, position })),
  );
}

export async function collectionOf(
  context: ShopContext,
  customerId: number,
  type: CollectionType,
): Promise<ProductCollection> {
  const items = await (type === 'favourites' ? favouritesOf : ownItemsOf)(context, customerId);
  return { id: collectionIdOf(customerId, type), type, items };
}
