import { Hono } from 'hono';
import { CollectionType } from '#domain/shop/item.ts';
import { NewCollectionItem } from '#domain/shop/itemDraft.ts';
import { idOf } from '#domain/shop/schema.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { findRow, insert } from '../db/rows.ts';
import { bodyOf, item, list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { collectionIdOf, collectionOf, placeOf, withProducts } from '../read/collections.ts';
import { numericId } from '../read/ids.ts';
import { isOffered } from '../read/offered.ts';

/**
 * Favourites, which the customer changes, and the items in the customer’s wallets, which only trade changes
 * (requirement 3.17).
 */
export const collections = new Hono<ShopEnv>()
  .get('/product-collections', signedIn, async (context) => {
    const { customer } = context.var;
    const type = context.req.query('type');
    const { data } = CollectionType.safeParse(type);
    if (type !== undefined && data === undefined) throw badRequest('There is no such type of collection.');
    const types = data === undefined ? CollectionType.options : [data];
    const all = await Promise.all(types.map((each) => collectionOf(context, customer.id, each)));
    return list(context, 'ProductCollection', pageFrom(all, pageOf(context, 30)), all.length);
  })
  .post('/product-collection-items', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const { product: reference, productCollection, position } = await bodyOf(context, NewCollectionItem);
    // Other customers’ collections do not exist for the caller, and the contents of wallets are read-only.
    const favourites = ['favourites', String(collectionIdOf(customer.id, 'favourites'))];
    if (!favourites.includes(idOf(productCollection))) throw notFound();
    const row = await db.transaction().execute(async (trx) => {
      const product = await trx
        .selectFrom('products')
        .select('id')
        .where('code', '=', idOf(reference))
        .where('enabled', '=', 1)
        .where(isOffered(customer.id))
        .executeTakeFirst();
      if (!product) throw badRequest(`Item not found for "${idOf(reference).slice(0, 100)}".`);
      await lockCustomer(trx, customer.id);
      // A repeated like, from another tab or after a lost answer, returns the existing one.
      const present = await findRow(trx, 'favourites', { customerId: customer.id, productId: product.id });
      if (present) return present;
      return insert(trx, 'favourites', {
        customerId: customer.id,
        productId: product.id,
        position,
        createdAt: now.toISOString(),
      });
    });
    const [made] = await withProducts(context, [placeOf(row)]);
    if (!made) throw notFound();
    return item(context, 'ProductCollectionItem', `product-collection-items/${row.id}`, made, 201);
  })
  .delete('/product-collection-items/:id', signedIn, async (context) => {
    const { db, customer } = context.var;
    const removed = await db
      .deleteFrom('favourites')
      .where('id', '=', numericId(context.req.param('id')))
      .where('customerId', '=', customer.id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound();
    return context.body(null, 204);
  });
