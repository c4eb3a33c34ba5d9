import { isSaidKey } from '#domain/item/metadata.ts';
import { type MediaKind, uploadTypeOf } from '#domain/media/mediaFile.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Item } from '#domain/shop/item.ts';
import type { NewItem, VariantDraft } from '#domain/shop/itemDraft.ts';

/** Collection and category of an item; `category` is the code of a category or a subcategory. */
export interface ItemPlace {
  /** Empty if the item is in no collection. */
  collection: string;
  category: string;
}

/** Titles and descriptions of an item. The English texts may be empty. */
export interface ItemWords {
  titleDe: string;
  titleEn: string;
  descriptionDe: string;
  descriptionEn: string;
}

/** Terms of an item's sale. `royalties`: percent of the price of each further sale. */
export interface ItemTerms {
  price: Cents;
  copies: number;
  royalties: number;
  whitelisting: boolean;
}

export interface ItemFile {
  fileName: string;
  name: string;
  kind: MediaKind;
  url: string;
  /** Moment of the choice, in milliseconds since 1970; absent for files that were there before. */
  chosenAt?: number;
}

export interface MetadataRow {
  key: string;
  value: string;
}

/** Further details of an item: properties in rows, its makers, and the rights of the buyer. */
export interface ItemDetails {
  rows: readonly MetadataRow[];
  /** True if others have worked on the item. */
  collaboration: boolean;
  /** True if the copyright passes to the buyer. */
  copyrightTransferred: boolean;
}

/** Complete draft of an item before it is published. */
export interface PreparedItem {
  place: ItemPlace;
  words: ItemWords;
  terms: ItemTerms;
  files: readonly ItemFile[];
  details: ItemDetails;
}

/**
 * Keys of the creator's confirmations, which begin with an underscore and are therefore not shown (requirement 3.11).
 */
export const FLAGS = { collaboration: '_collaboration', copyrightTransferred: '_copyright_transferred' } as const;

/** Rows to publish: those with an empty key are ignored (requirement 5.25). */
export const saidRows = (rows: readonly MetadataRow[]): MetadataRow[] =>
  rows.filter(({ key }) => isSaidKey(key)).map(({ key, value }) => ({ key: key.trim(), value: value.trim() }));

/** Returns the rows and flags in the shop's form. */
export function metadataOf({ rows, collaboration, copyrightTransferred }: ItemDetails): Record<string, string> {
  const said = saidRows(rows).map(({ key, value }) => [key, value]);
  return Object.fromEntries([
    ...said,
    ...(collaboration ? [[FLAGS.collaboration, 'yes']] : []),
    ...(copyrightTransferred ? [[FLAGS.copyrightTransferred, 'yes']] : []),
  ]);
}

/**
 * Metadata for a change of an existing item: the shop keeps keys with an underscore that a call omits, so a removed
 * flag is sent empty.
 */
export const metadataChangeOf = (details: ItemDetails): Record<string, string> => ({
  ...Object.fromEntries(Object.values(FLAGS).map((flag) => [flag, ''])),
  ...metadataOf(details),
});

/** Parses rows and flags from the shop's form; the inverse of `metadataOf`. */
export function detailsOf(metadata: Readonly<Record<string, string>>): ItemDetails {
  return {
    rows: saidRows(Object.entries(metadata).map(([key, value]) => ({ key, value }))),
    collaboration: metadata[FLAGS.collaboration] === 'yes',
    copyrightTransferred: metadata[FLAGS.copyrightTransferred] === 'yes',
  };
}

/** True if the exclusive rights of use pass to the buyer of an item. */
export const hasExclusiveRights = ({ metadata }: Pick<Item, 'metadata'>): boolean =>
  detailsOf(metadata?.nft_metadata ?? {}).copyrightTransferred;

/** True if there is a single copy: exclusive rights can pass to one buyer only. */
export const mayCarryRights = (copies: number): boolean => copies <= 1;

/** Returns the keys that several rows use. */
export function keysGivenTwice(rows: readonly MetadataRow[]): Set<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const key of rows.map((row) => row.key.trim())) if (key !== '') (once.has(key) ? twice : once).add(key);
  return twice;
}

/** Returns the titles and descriptions in the shop's form. */
export function translationsOf({ titleDe, titleEn, descriptionDe, descriptionEn }: ItemWords): NewItem['translations'] {
  const text = (description: string) => description.trim() || null;
  return {
    de: { name: titleDe.trim(), locale: 'de', description: text(descriptionDe) },
    ...(titleEn.trim() && { en: { name: titleEn.trim(), locale: 'en', description: text(descriptionEn) } }),
  };
}

/** Files in the shop's form, by the names that the shop gave them. */
export const filesOf = (files: readonly Pick<ItemFile, 'fileName'>[]): NewItem['mediaFiles'] =>
  files.map(({ fileName }) => ({ fileName, mediaType: uploadTypeOf(fileName)?.kind ?? 'image' }));

/** Returns the payload that creates the item, once per reference. */
export function newItemOf({ place, words, terms, files, details }: PreparedItem, reference: string): NewItem {
  return {
    mediaFiles: filesOf(files),
    translations: translationsOf(words),
    royalties: terms.royalties,
    metadata: { collection: place.collection.trim() || null, nft_metadata: metadataOf(details) },
    whitelisting: terms.whitelisting,
    mainTaxon: place.category,
    reference,
  };
}

/** Answers of an unfinished draft that the card of its item shows. */
export interface ItemSketch {
  titleDe: string;
  titleEn: string;
  /** Null before the first valid price. */
  price: Cents | null;
  /** Null while the typed number is not valid. */
  copies: number | null;
  whitelisting: boolean;
  files: readonly ItemFile[];
}

export const sketchOf = ({
  words,
  terms,
  files,
}: {
  words: ItemWords | null;
  terms: ItemTerms | null;
  files: readonly ItemFile[];
}): ItemSketch => ({
  titleDe: words?.titleDe ?? '',
  titleEn: words?.titleEn ?? '',
  price: terms?.price ?? null,
  copies: terms?.copies ?? 1,
  whitelisting: terms?.whitelisting ?? false,
  files,
});

/**
 * Returns the item that a draft would become, as far as its card shows it.
 *
 * @param nameless Name of an item without a title yet.
 */
export function sketchedItem({ titleDe, titleEn, price, copies, whitelisting, files }: ItemSketch, nameless: string) {
  const texts = { description: null, shortDescription: null };
  const german = { locale: 'de', name: titleDe.trim() || nameless, ...texts };
  return {
    code: 'PREVIEW',
    name: german.name,
    translations: titleEn.trim() ? [german, { locale: 'en', name: titleEn.trim(), ...texts }] : [german],
    mediaFiles: files.map(({ fileName, kind, url }, id) => ({
      id,
      fileName,
      mediaType: kind,
      url: url || null,
      bucketAsString: null,
      posterUrl: null,
      widths: [],
      captions: [],
    })),
    attributes: [],
    allowToBuy: true,
    whitelisting,
    defaultVariant: {
      id: null,
      code: 'PREVIEW-1',
      name: null,
      enabled: true,
      totalSupply: copies,
      onHand: copies ?? 1,
      inStock: true,
      tracked: true,
      tokenId: null,
      editionNumber: null,
      channelPricings: price === null ? [] : [{ channelCode: 'token', price, originalPrice: null, buyBackPrice: null }],
    },
  };
}

/** Price and copies of the item's single edition. */
export const offerOf = (code: string, { price, copies }: ItemTerms): VariantDraft => ({
  code: `${code}-1`,
  product: code,
  name: null,
  tracked: true,
  onHand: copies,
  onHandSeen: null,
  channelPricings: { token: { channelCode: 'token', price, originalPrice: price } },
});
