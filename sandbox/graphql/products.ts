import { type Expression, type SqlBool, sql } from 'kysely';
import type { Locale } from '#domain/shop/settings.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { isOffered } from '../read/offered.ts';
import { inLocale, taxonTranslations } from '../read/product.ts';
import { likePattern, wordsOf } from './words.ts';

export interface ProductFilter {
  phrase?: string | null;
  /** Code of a category; includes the products of its subcategories. */
  taxon?: string | null;
  taxons?: string[] | null;
  /** UUID of the creator. */
  creator?: string | null;
  collection?: string | null;
  /** Cents. */
  priceGreaterThan?: number | null;
  priceLessThan?: number | null;
  /** `image`, `audio` or `video`: a work with a video counts as one, also if it has pictures. */
  mediaType?: string | null;
  order?: { createdAt?: string | null; name?: string | null; price?: string | null }[] | null;
}

/** Kinds of media by the words for them, in both languages. */
const KINDS: ReadonlyMap<string, 'image' | 'audio' | 'video'> = new Map([
  ['bild', 'image'],
  ['bilder', 'image'],
  ['image', 'image'],
  ['images', 'image'],
  ['audio', 'audio'],
  ['video', 'video'],
  ['videos', 'video'],
]);

/**
 * Returns a page of the current site’s catalogue and the number of all matches. Excludes bonds at or after maturity,
 * which only their code finds.
 */
export async function findProducts(
  { var: { db, reading, locale, now, customer } }: ShopContext,
  filter: ProductFilter,
  limit: number,
  offset: number,
): Promise<{ rows: Row<'products'>[]; total: number }> {
  let query = db.selectFrom('products').where('products.enabled', '=', 1).where('reading', '=', reading);
  query = query.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('productAttributes')
          .select('productAttributes.id')
          .whereRef('productAttributes.productId', '=', 'products.id')
          .where('productAttributes.code', '=', 'maturity_date')
          .where('productAttributes.stringValue', '<=', dateAt(now.getTime(), SHOP_ZONE)),
      ),
    ),
  );
  query = query.where(isOffered(customer?.id ?? null));
  let named: Expression<SqlBool> | null = null;
  const phrase = filter.phrase?.trim().toLowerCase() ?? '';
  for (const word of wordsOf(phrase)) {
    const pattern = likePattern(word);
    const branches = await taxonIdsNamed(db, word, locale);
    const kind = KINDS.get(word);
    query = query.where((column) =>
      column.or([
        says(locale, ['name', 'description', 'shortDescription'], pattern),
        column('mainTaxonId', 'in', branches),
        ...(kind === undefined
          ? []
          : [
              column.exists(
                column
                  .selectFrom('productMedia')
                  .select('productMedia.id')
                  .whereRef('productMedia.productId', '=', 'products.id')
                  .where('productMedia.mediaType', '=', kind),
              ),
            ]),
        sql<SqlBool>`lower(${sql.ref('products.collection')}) like ${pattern} escape '\\'`,
        column('creatorId', 'in', (select) =>
          select
            .selectFrom('customers')
            .select('customers.id')
            .where(sql<SqlBool>`${sql.ref('profileKey')} like ${pattern} escape '\\'`),
        ),
        column.exists(
          column
            .selectFrom('productAttributes')
            .select('productAttributes.id')
            .whereRef('productAttributes.productId', '=', 'products.id')
            .where('productAttributes.code', 'in', ['issuer', 'isin'])
            .where(sql<boolean>`lower(${sql.ref('productAttributes.stringValue')}) like ${pattern} escape '\\'`),
        ),
      ]),
    );
  }
  // Ranks products with the phrase in their name before those that only mention it.
  if (phrase) named = says(locale, ['name'], likePattern(phrase));
  const codes = [...(filter.taxon ? [filter.taxon] : []), ...(filter.taxons ?? [])];
  if (codes.length > 0) {
    const within = await taxonIdsBelow(db, codes);
    query = query.where((column) =>
      column.or([
        column('mainTaxonId', 'in', within),
        column.exists(
          column
            .selectFrom('productTaxons')
            .select('productTaxons.taxonId')
            .whereRef('productTaxons.productId', '=', 'products.id')
            .where('productTaxons.taxonId', 'in', within),
        ),
      ]),
    );
  }
  if (filter.collection) query = query.where('products.collection', '=', filter.collection);
  if (filter.creator)
    query = query.where('creatorId', 'in', (select) =>
      select
        .selectFrom('customers')
        .select('customers.id')
        .where('uuid', '=', filter.creator ?? ''),
    );
  // Requirement 5.25: an empty price or 0 does not filter.
  const { priceGreaterThan: above, priceLessThan: below } = filter;
  if (above || below)
    query = query.where(({ exists, selectFrom }) => {
      let priced = selectFrom('pricings')
        .innerJoin('variants', 'variants.id', 'pricings.variantId')
        .select('pricings.id')
        .whereRef('variants.productId', '=', 'products.id');
      if (above) priced = priced.where('price', '>=', above);
      if (below) priced = priced.where('price', '<=', below);
      return exists(priced);
    });
  if (filter.mediaType) {
    const has = (kind: string) =>
      sql<SqlBool>`exists (select 1 from ${sql.table('productMedia')} as media where ${sql.ref('media.productId')} = ${sql.ref('products.id')} and ${sql.ref('media.mediaType')} = ${kind})`;
    const medium = sql<string>`case when ${has('video')} then 'video' when ${has('audio')} then 'audio' else 'image' end`;
    query = query.where(medium, '=', filter.mediaType);
  }
  const { total } = await query.select((column) => column.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();

  let sorted = query.selectAll('products');
  const byPrice = filter.order?.find(({ price }) => price)?.price;
  if (byPrice) {
    const price = sql`(select min(${sql.ref('pricings.price')}) from ${sql.table('pricings')} join ${sql.table('variants')} on ${sql.ref('variants.id')} = ${sql.ref('pricings.variantId')} where ${sql.ref('variants.productId')} = ${sql.ref('products.id')})`;
    sorted = sorted.orderBy(sql`${price} is null`).orderBy(price, directionOf(byPrice));
  }
  if (named) sorted = sorted.orderBy(sql`case when ${named} then 0 else 1 end`);
  for (const { createdAt, name } of filter.order ?? []) {
    if (createdAt) sorted = sorted.orderBy('createdAt', directionOf(createdAt));
    if (name)
      sorted = sorted.orderBy(
        (column) =>
          column
            .selectFrom('productTranslations')
            .select('productTranslations.name')
            .whereRef('productTranslations.productId', '=', 'products.id')
            .where('productTranslations.locale', '=', locale)
            .limit(1),
        directionOf(name),
      );
  }
  const rows = await sorted.orderBy('position').orderBy('products.id').limit(limit).offset(offset).execute();
  return { rows, total };
}

/** True if a product’s texts in the reader’s language contain a phrase. */
function says(locale: Locale, columns: readonly ('name' | 'description' | 'shortDescription')[], pattern: string) {
  const matches = columns.map(
    (column) => sql<SqlBool>`lower(${sql.ref(`said.${column}`)}) like ${pattern} escape '\\'`,
  );
  return sql<SqlBool>`exists (select 1 from ${sql.table('productTranslations')} as said where ${sql.ref('said.productId')} = ${sql.ref('products.id')} and ${sql.ref('said.locale')} = ${locale} and (${sql.join(matches, sql` or `)}))`;
}

const directionOf = (text: string) => (text.toLowerCase() === 'desc' ? 'desc' : 'asc');

/** Returns the ids of the categories whose name in a language contains a phrase, and of their subcategories. */
async function taxonIdsNamed(db: ShopContext['var']['db'], phrase: string, locale: Locale): Promise<number[]> {
  const taxons = await db.selectFrom('taxons').selectAll().execute();
  const named = taxons.filter((row) => inLocale(taxonTranslations(row), locale)?.name.toLowerCase().includes(phrase));
  return taxonIdsBelow(
    db,
    named.map(({ code }) => code),
  );
}

async function taxonIdsBelow(db: ShopContext['var']['db'], codes: readonly string[]): Promise<number[]> {
  const taxons = await db.selectFrom('taxons').select(['id', 'code', 'parentId']).execute();
  const within = new Set(taxons.filter(({ code }) => codes.includes(code)).map(({ id }) => id));
  for (let before = -1; before !== within.size; ) {
    before = within.size;
    for (const { id, parentId } of taxons) if (parentId !== null && within.has(parentId)) within.add(id);
  }
  return within.size > 0 ? [...within] : [-1];
}
