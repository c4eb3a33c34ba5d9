import * as z from 'zod/mini';
import type { LegalDocument, Product, Variant } from '#domain/shop/product.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { groupBy, idsOr, iriOf, oneBy } from './ids.ts';

export const TaxonTranslation = z.object({
  locale: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z._default(z.nullable(z.string()), null),
});
const TaxonTranslations = z.array(TaxonTranslation);

/** The translations of a category, as they are stored. */
export const taxonTranslations = (row: Row<'taxons'>) => TaxonTranslations.parse(JSON.parse(row.translations));

export function taxonOf(row: Row<'taxons'>, locale: Locale): NonNullable<Product['mainTaxon']> {
  const said = inLocale(taxonTranslations(row), locale);
  return { code: row.code, name: said?.name ?? row.code, slug: said?.slug ?? row.slug };
}

/** The words in a language, else in German, else the first ones. */
export function inLocale<T extends { locale: string }>(words: readonly T[], locale: Locale): T | null {
  return words.find((each) => each.locale === locale) ?? words.find((each) => each.locale === 'de') ?? words[0] ?? null;
}

const attributeOf = (
  { code, name, nameEn, stringValue, stringValueEn }: Row<'productAttributes'>,
  locale: Locale,
): Product['attributes'][number] => ({
  code,
  name: locale === 'en' ? (nameEn ?? name) : name,
  stringValue: locale === 'en' ? (stringValueEn ?? stringValue) : stringValue,
});

export const legalDocumentOf = (row: Row<'legalDocuments'>, locale: Locale): LegalDocument => ({
  id: row.id,
  name: locale === 'en' ? (row.nameEn ?? row.name) : row.name,
  fileUuid: row.fileUuid,
});

export function variantOf(row: Row<'variants'>, pricings: readonly Row<'pricings'>[]): Variant {
  const { id, code, name, enabled, totalSupply, onHand, tracked } = row;
  return {
    id,
    code,
    name,
    enabled: enabled === 1,
    totalSupply,
    onHand,
    inStock: row.inStock === 1,
    tracked: tracked === 1,
    channelPricings: pricings.map(({ channelCode, price, originalPrice, buyBackPrice }) => ({
      channelCode,
      price,
      originalPrice,
      buyBackPrice,
    })),
  };
}

/** Products with all that belongs to them, in the order of the rows; a handful of queries however many there are. */
export async function productsOf(db: Db, rows: readonly Row<'products'>[], locale: Locale): Promise<Product[]> {
  const ids = idsOr(rows.map(({ id }) => id));
  const translations = groupBy(
    await db.selectFrom('productTranslations').selectAll().where('productId', 'in', ids).orderBy('id').execute(),
    productId,
  );
  const attributes = groupBy(
    await db
      .selectFrom('productAttributes')
      .selectAll()
      .where('productId', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    productId,
  );
  const media = groupBy(
    await db
      .selectFrom('productMedia')
      .selectAll()
      .where('productId', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    productId,
  );
  const documents = groupBy(
    await db
      .selectFrom('legalDocuments')
      .selectAll()
      .where('productId', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    productId,
  );
  const variantRows = await db
    .selectFrom('variants')
    .selectAll()
    .where('productId', 'in', ids)
    .where('enabled', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const variants = groupBy(variantRows, productId);
  const pricingRows = await db
    .selectFrom('pricings')
    .selectAll()
    .where('variantId', 'in', idsOr(variantRows.map(({ id }) => id)))
    .execute();
  const pricings = groupBy(pricingRows, ({ variantId }) => variantId);
  const taxonRows = await db
    .selectFrom('taxons')
    .selectAll()
    .where('id', 'in', idsOr(rows.map(({ mainTaxonId }) => mainTaxonId)))
    .execute();
  const taxons = oneBy(taxonRows, ({ id }) => id);

  return rows.map((row): Product => {
    const said = inLocale(translations(row.id), locale);
    const taxon = taxons(row.mainTaxonId);
    const [variant] = variants(row.id);
    return {
      id: row.id,
      code: row.code,
      name: said?.name ?? row.code,
      slug: row.slug,
      shortDescription: said?.shortDescription ?? null,
      description: said?.description ?? null,
      allowToBuy: row.allowToBuy === 1,
      whitelisting: row.whitelisting === 1,
      mainTaxon: taxon ? taxonOf(taxon, locale) : null,
      attributes: attributes(row.id).map((each) => attributeOf(each, locale)),
      mediaFiles: media(row.id).map(({ id, fileName, mediaType, url, fileUuid }) => ({
        id,
        fileName,
        mediaType,
        url: url ?? (fileUuid ? `${iriOf('file', fileUuid)}/download` : null),
      })),
      translations: translations(row.id).map(({ locale: language, name, description, shortDescription }) => ({
        locale: language,
        name,
        description,
        shortDescription,
      })),
      legalDocuments: documents(row.id).map((each) => legalDocumentOf(each, locale)),
      defaultVariant: variant ? variantOf(variant, pricings(variant.id)) : null,
    };
  });
}

const productId = (row: { productId: number }) => row.productId;

export async function productByCode(db: Db, code: string, locale: Locale): Promise<Product | null> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('code', '=', code)
    .where('enabled', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  const [product] = await productsOf(db, [row], locale);
  return product ?? null;
}

/** Products as the caller sees them: a locked product is not locked for an investor on its whitelist. */
export async function productsFor(context: ShopContext, rows: readonly Row<'products'>[]): Promise<Product[]> {
  const { db, locale, customer } = context.var;
  const products = await productsOf(db, rows, locale);
  if (!customer || !products.some(({ whitelisting }) => whitelisting)) return products;
  const listed = await db.selectFrom('whitelist').select('productId').where('customerId', '=', customer.id).execute();
  const open = new Set(listed.map((entry) => entry.productId));
  return products.map((product) => (open.has(product.id) ? { ...product, whitelisting: false } : product));
}
