import * as z from 'zod/mini';
import { type Item, ItemMetadata } from '#domain/shop/item.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { widthsOf } from '../content/art/index.ts';
import type { Db } from '../db/database.ts';
import { findRow } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { distinctIds, groupBy, iriOf, oneBy } from './ids.ts';
import { profilesOf } from './profile.ts';

export const TaxonTranslation = z.object({
  locale: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z._default(z.nullable(z.string()), null),
});
const TaxonTranslations = z.array(TaxonTranslation);

/** Stored translations of a category. */
export const taxonTranslations = (row: Row<'taxons'>) => TaxonTranslations.parse(JSON.parse(row.translations));

type Taxon = NonNullable<Item['mainTaxon']>;

/** Converts a category with the names of its ancestors. `all` finds any category by id. */
function taxonOf(row: Row<'taxons'>, all: (id: number | null) => Row<'taxons'> | null, locale: Locale): Taxon {
  const said = inLocale(taxonTranslations(row), locale);
  const name = said?.name ?? row.code;
  const above = all(row.parentId);
  const parent = above ? taxonOf(above, all, locale) : null;
  return {
    code: row.code,
    name,
    slug: said?.slug ?? row.slug,
    description: said?.description ?? null,
    fullname: parent ? `${parent.fullname} / ${name}` : name,
    parent: parent && { code: parent.code, name: parent.name },
  };
}

/** Returns the text in a language, otherwise in German, otherwise the first one. */
export function inLocale<T extends { locale: string }>(words: readonly T[], locale: Locale): T | null {
  return words.find((each) => each.locale === locale) ?? words.find((each) => each.locale === 'de') ?? words[0] ?? null;
}

const attributeOf = (
  { code, name, nameEn, stringValue, stringValueEn }: Row<'productAttributes'>,
  locale: Locale,
): Item['attributes'][number] => ({
  code,
  name: locale === 'en' ? (nameEn ?? name) : name,
  stringValue: locale === 'en' ? (stringValueEn ?? stringValue) : stringValue,
});

/** Converts a legal document. The facts of its PDF are read separately (`pdfFacts`), since they may typeset it. */
export const legalDocumentOf = (row: Row<'legalDocuments'>, locale: Locale): LegalDocument => ({
  id: row.id,
  name: locale === 'en' ? (row.nameEn ?? row.name) : row.name,
  fileUuid: row.fileUuid,
  pdf: null,
});

/** Returns the name of an edition: the creator’s own, otherwise its number of copies. */
export function editionName({ name, totalSupply }: Pick<Row<'variants'>, 'name' | 'totalSupply'>, locale: Locale) {
  if (name) return name;
  if (totalSupply === 1) return locale === 'en' ? 'One of a kind' : 'Unikat';
  return `${locale === 'en' ? 'Edition of' : 'Auflage'} ${totalSupply}`;
}

export function variantOf(
  row: Row<'variants'>,
  pricings: readonly Row<'pricings'>[],
  locale: Locale,
): Item['variants'][number] {
  const { id, code, enabled, totalSupply, onHand, tracked, tokenId, editionNumber } = row;
  return {
    id,
    code,
    name: editionName(row, locale),
    enabled: enabled === 1,
    totalSupply,
    onHand,
    inStock: row.inStock === 1,
    tracked: tracked === 1,
    tokenId,
    editionNumber,
    channelPricings: pricings.map(({ channelCode, price, originalPrice, buyBackPrice }) => ({
      channelCode,
      price,
      originalPrice,
      buyBackPrice,
    })),
  };
}

/** Item with the id that every product of the sandbox has. */
export type NumberedItem = Item & { id: number };

/**
 * Reads products with all their parts, in the order of the rows; the number of queries does not depend on the number of
 * rows.
 */
export async function productsOf(db: Db, rows: readonly Row<'products'>[], locale: Locale): Promise<NumberedItem[]> {
  const ids = distinctIds(rows.map(({ id }) => id));
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
      .leftJoin('files', 'files.uuid', 'fileUuid')
      .selectAll('productMedia')
      .select('files.visibility')
      .where('productId', 'in', ids)
      .orderBy('position')
      .orderBy('productMedia.id')
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
    .where('variantId', 'in', distinctIds(variantRows.map(({ id }) => id)))
    .execute();
  const pricings = groupBy(pricingRows, ({ variantId }) => variantId);
  const taxons = oneBy(await db.selectFrom('taxons').selectAll().execute(), ({ id }) => id);
  const creators = await profilesOf(
    db,
    rows.map(({ creatorId }) => creatorId),
  );
  return rows.map((row): NumberedItem => {
    const said = inLocale(translations(row.id), locale);
    const taxon = taxons(row.mainTaxonId);
    const shown = variants(row.id).map((each) => variantOf(each, pricings(each.id), locale));
    return {
      id: row.id,
      code: row.code,
      name: said?.name ?? row.code,
      slug: row.slug,
      shortDescription: said?.shortDescription ?? null,
      description: said?.description ?? null,
      allowToBuy: row.allowToBuy === 1 && row.offSale === 0,
      whitelisting: row.whitelisting === 1,
      mainTaxon: taxon ? taxonOf(taxon, taxons, locale) : null,
      attributes: attributes(row.id).map((each) => attributeOf(each, locale)),
      mediaFiles: media(row.id).map(mediaFileOf),
      translations: translations(row.id).map(({ locale: language, name, description, shortDescription }) => ({
        locale: language,
        name,
        description,
        shortDescription,
      })),
      legalDocuments: documents(row.id).map((each) => legalDocumentOf(each, locale)),
      defaultVariant: shown[0] ?? null,
      variants: shown,
      royalties: row.royalties,
      blockchainName: row.blockchainName,
      tokenId: row.tokenId,
      metadata: row.metadata === null ? null : ItemMetadata.parse(JSON.parse(row.metadata)),
      creator: creators.get(row.creatorId ?? -1) ?? null,
      createdAt: row.createdAt,
    };
  });
}

const Captions = z.array(z.object({ locale: z.string(), url: z.string() }));

/**
 * Converts a file of a product. A private file has no public address: `GET media-files/{id}/presign` creates one for
 * permitted customers.
 */
function mediaFileOf(row: Row<'productMedia'> & { visibility: string | null }): Item['mediaFiles'][number] {
  const { id, fileName, mediaType, fileUuid, posterUrl } = row;
  const isPrivate = row.visibility === 'private';
  const stored = fileUuid === null || isPrivate ? null : `${iriOf('file', fileUuid)}/download`;
  return {
    id,
    fileName,
    mediaType,
    url: row.url ?? stored,
    bucketAsString: isPrivate ? 'private' : 'public',
    posterUrl,
    widths: widthsOf(mediaType === 'image' ? row.url : posterUrl),
    captions: row.captions === null ? [] : Captions.parse(JSON.parse(row.captions)),
  };
}

const productId = (row: { productId: number }) => row.productId;

export async function productByCode(db: Db, code: string, locale: Locale): Promise<NumberedItem | null> {
  const row = await findRow(db, 'products', { code, enabled: 1 });
  if (!row) return null;
  const [product] = await productsOf(db, [row], locale);
  return product ?? null;
}

/** Reads products for the caller: a locked product is open for investors on its whitelist. */
export async function productsFor(context: ShopContext, rows: readonly Row<'products'>[]): Promise<NumberedItem[]> {
  const { db, locale, customer } = context.var;
  const products = await productsOf(db, rows, locale);
  if (!customer || !products.some(({ whitelisting }) => whitelisting)) return products;
  const listed = await db.selectFrom('whitelist').select('productId').where('customerId', '=', customer.id).execute();
  const open = new Set(listed.map((entry) => entry.productId));
  return products.map((product) => (open.has(product.id) ? { ...product, whitelisting: false } : product));
}
