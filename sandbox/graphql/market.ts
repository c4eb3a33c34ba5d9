import { sql } from 'kysely';
import { idOf } from '#domain/shop/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { salesOf } from '../market/sales.ts';
import { ownItemsOf } from '../read/collections.ts';
import { customerOf } from '../read/customer.ts';
import { hasEdition } from '../read/offered.ts';
import { productsFor } from '../read/product.ts';
import { mediaRowsOf, profileFileOf, profileKeyOf, profilesOf } from '../read/profile.ts';
import { offsetOf, type PageArgs, pageFrom, pageOf, signedIn } from './pagination.ts';
import { likePattern, wordsOf } from './words.ts';

interface WhichCustomer {
  id?: string | null;
  uuid?: string | null;
  profileName?: string | null;
}

/** Number of works in the preview of a collection. */
const LATEST = 3;

/** Queries of requirement 7.22 about customers, their offers and their holdings. */
export const market = {
  /** Returns the requesting customer, or the profile of the requested customer. */
  async customer(which: WhichCustomer, context: ShopContext) {
    const { db, reading } = context.var;
    const uuid = which.uuid ?? (which.id ? idOf(which.id) : null);
    if (uuid === null ? !which.profileName : uuid === context.var.customer?.uuid) {
      const { customer } = signedIn(context);
      const profile = (await profilesOf(db, [customer.id])).get(customer.id);
      const own = await customerOf(db, customer);
      // A profile without a name is visible only to its owner.
      const mediaFiles = (await mediaRowsOf(db, [customer.id])).map(profileFileOf);
      return { ...own, mediaFiles, itemCount: 0, ...profile, id: customer.id };
    }
    if (reading !== 'marketplace') {
      // Investors can see only themselves.
      if (uuid !== null) signedIn(context);
      return null;
    }
    let named = db.selectFrom('customers').select('id').where('profileKey', 'is not', null);
    if (uuid !== null) named = named.where('uuid', '=', uuid);
    if (which.profileName) named = named.where('profileKey', '=', profileKeyOf(which.profileName));
    const row = await named.executeTakeFirst();
    return row ? ((await profilesOf(db, [row.id])).get(row.id) ?? null) : null;
  },
  getCustomer: (which: WhichCustomer, context: ShopContext) => market.customer(which, context),
  /** Lists profiles whose name contains a text, those with the most works first. */
  async customers(args: PageArgs & { profileName?: string | null }, { var: { db, reading } }: ShopContext) {
    const { limit, offset } = offsetOf(args);
    let found = db.selectFrom('customers').where('profileKey', 'is not', null);
    // Investors cannot see each other.
    if (reading !== 'marketplace') found = found.where('customers.id', '=', -1);
    for (const word of wordsOf(profileKeyOf(args.profileName ?? '')))
      found = found.where(sql<boolean>`${sql.ref('profileKey')} like ${likePattern(word)} escape '\\'`);
    const { total } = await found
      .select((column) => column.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await found
      .select((column) => [
        'customers.id',
        column
          .selectFrom('products')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('creatorId', '=', 'customers.id')
          .where('enabled', '=', 1)
          .where(hasEdition())
          .as('works'),
      ])
      .orderBy('works', 'desc')
      .orderBy('profileKey')
      .limit(limit)
      .offset(offset)
      .execute();
    const profiles = await profilesOf(
      db,
      rows.map(({ id }) => id),
    );
    const shown = rows.flatMap(({ id }) => profiles.get(id) ?? []);
    return pageOf(shown, Number(total), { ...args, itemsPerPage: limit });
  },
  /**
   * Lists collections by a part of their name, or those of one creator (uuid), with the most works first. Works belong
   * to one collection if they share its name and the creator.
   */
  async collections(args: PageArgs & { name?: string | null; creator?: string | null }, context: ShopContext) {
    const { db, reading } = context.var;
    const { limit, offset } = offsetOf(args);
    let works = db
      .selectFrom('products')
      .where('enabled', '=', 1)
      .where('reading', '=', reading)
      .where('kind', '=', 'item')
      .where('collection', '<>', '')
      .where('creatorId', 'is not', null)
      .where(hasEdition());
    for (const word of wordsOf(args.name ?? ''))
      works = works.where(sql<boolean>`lower(${sql.ref('products.collection')}) like ${likePattern(word)} escape '\\'`);
    if (args.creator)
      works = works.where('creatorId', 'in', (select) =>
        select
          .selectFrom('customers')
          .select('customers.id')
          .where('uuid', '=', args.creator ?? ''),
      );
    const grouped = works.groupBy(['creatorId', 'collection']);
    const { total } = await db
      .selectFrom(grouped.select(['creatorId', 'collection']).as('grouped'))
      .select((column) => column.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await grouped
      .select((column) => ['creatorId', 'collection', column.fn.countAll<number>().as('works')])
      .orderBy('works', 'desc')
      .orderBy('collection')
      .orderBy('creatorId')
      .limit(limit)
      .offset(offset)
      .execute();
    const profiles = await profilesOf(
      db,
      rows.map(({ creatorId }) => creatorId),
    );
    const shown = await Promise.all(
      rows.map(async ({ creatorId, collection, works: itemCount }) => {
        const latest = await works
          .selectAll('products')
          .where('creatorId', '=', creatorId)
          .where('collection', '=', collection)
          .orderBy('createdAt', 'desc')
          .orderBy('products.id', 'desc')
          .limit(LATEST)
          .execute();
        return {
          name: collection ?? '',
          creator: profiles.get(creatorId ?? 0) ?? null,
          itemCount: Number(itemCount),
          latest: await productsFor(context, latest),
        };
      }),
    );
    return pageOf(shown, Number(total), { ...args, itemsPerPage: limit });
  },
  async myItems(args: PageArgs, context: ShopContext) {
    return pageFrom(await ownItemsOf(context, signedIn(context).customer.id), args);
  },
  /**
   * Lists the offers of the current site, or the sales of the customer’s own works; only those of one product if
   * `product_code` is present.
   */
  async listings(args: PageArgs & { product_code?: string | null; sold?: boolean | null }, context: ShopContext) {
    const { db, reading } = context.var;
    if (args.sold) return pageFrom(await salesOf(db, signedIn(context).customer.id, args.product_code ?? null), args);
    const { limit, offset } = offsetOf(args);
    let offered = db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.productId')
      .where('variants.enabled', '=', 1)
      .where('products.enabled', '=', 1)
      .where('reading', '=', reading);
    if (args.product_code) offered = offered.where('products.code', '=', args.product_code);
    const { total } = await offered
      .select((column) => column.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await offered
      .select((column) => [
        'variants.id',
        'variants.code as productVariant',
        'onHand',
        column
          .exists(column.selectFrom('transactions').select('transactions.id').whereRef('variantId', '=', 'variants.id'))
          .as('minted'),
      ])
      .orderBy('variants.id')
      .limit(limit)
      .offset(offset)
      .execute();
    const shown = rows.map(({ id, productVariant, onHand, minted }) => ({
      id,
      productVariant,
      status: onHand > 0 ? 'active' : 'sold_out',
      paymentStatus: onHand > 0 ? 'awaiting_payment' : 'paid',
      type: 'primary_sale',
      transactionStatus: minted ? 'minted' : 'pending',
    }));
    return pageOf(shown, Number(total), { ...args, itemsPerPage: limit });
  },
};
