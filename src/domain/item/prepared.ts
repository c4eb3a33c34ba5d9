import { type MediaKind, uploadTypeOf } from '#domain/media/mediaFile.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Item } from '#domain/shop/item.ts';
import type { NewItem, VariantDraft } from '#domain/shop/itemDraft.ts';
import { isSaidKey } from '#domain/shop/itemFacts.ts';

/** Where a work belongs: `category` is the code of a category or of one below it. */
export interface ItemPlace {
  /** Empty where it is in no collection. */
  collection: string;
  category: string;
}

/** What a work is called and what is said of it. The English texts may be empty. */
export interface ItemWords {
  titleDe: string;
  titleEn: string;
  descriptionDe: string;
  descriptionEn: string;
}

/** What a work is sold for. `royalties`: percent of the price of each further sale. */
export interface ItemTerms {
  price: Cents;
  copies: number;
  royalties: number;
  whitelisting: boolean;
}

/** A file of a work, as it is at the shop. */
export interface ItemFile {
  fileName: string;
  name: string;
  kind: MediaKind;
  url: string;
  /** Moment of the choice, in milliseconds since 1970; unset if it was there before. */
  chosenAt?: number;
}

export interface MetadataRow {
  key: string;
  value: string;
}

/** What else is said of a work: properties in rows, and who made it and who may use it. */
export interface ItemDetails {
  rows: readonly MetadataRow[];
  /** Others have worked on it. */
  collaboration: boolean;
  /** The copyright goes to whoever buys it. */
  copyrightTransferred: boolean;
}

/** All that is said of a work before it is published. */
export interface PreparedItem {
  place: ItemPlace;
  words: ItemWords;
  terms: ItemTerms;
  files: readonly ItemFile[];
  details: ItemDetails;
}

/** Keys of rows that say what was confirmed. They begin with an underscore, and are not shown (spec section 3). */
export const FLAGS = { collaboration: '_collaboration', copyrightTransferred: '_copyright_transferred' } as const;

/** The rows that say something, as they are published: those with an empty key are ignored (spec section 5). */
export const saidRows = (rows: readonly MetadataRow[]): MetadataRow[] =>
  rows.filter(({ key }) => isSaidKey(key)).map(({ key, value }) => ({ key: key.trim(), value: value.trim() }));

/** What rows and flags are at the shop. */
export function metadataOf({ rows, collaboration, copyrightTransferred }: ItemDetails): Record<string, string> {
  const said = saidRows(rows).map(({ key, value }) => [key, value]);
  return Object.fromEntries([
    ...said,
    ...(collaboration ? [[FLAGS.collaboration, 'yes']] : []),
    ...(copyrightTransferred ? [[FLAGS.copyrightTransferred, 'yes']] : []),
  ]);
}

/** The same where the work is there: the shop keeps keys with an underscore that a call leaves out, so a flag that went is empty. */
export const metadataChangeOf = (details: ItemDetails): Record<string, string> => ({
  ...Object.fromEntries(Object.values(FLAGS).map((flag) => [flag, ''])),
  ...metadataOf(details),
});

/** Rows and flags of what the shop has; the contrary of `metadataOf`. */
export function detailsOf(metadata: Readonly<Record<string, string>>): ItemDetails {
  return {
    rows: saidRows(Object.entries(metadata).map(([key, value]) => ({ key, value }))),
    collaboration: metadata[FLAGS.collaboration] === 'yes',
    copyrightTransferred: metadata[FLAGS.copyrightTransferred] === 'yes',
  };
}

/** True if the exclusive rights of use go to the buyer of a work. */
export const hasExclusiveRights = ({ metadata }: Pick<Item, 'metadata'>): boolean =>
  detailsOf(metadata?.nft_metadata ?? {}).copyrightTransferred;

/** Exclusive rights go to one buyer: there is one copy of the work. */
export const mayCarryRights = (copies: number): boolean => copies <= 1;

/** The first key that two rows have; null where none is there twice. */
export function keyGivenTwice(rows: readonly MetadataRow[]): string | null {
  const keys = rows.map(({ key }) => key.trim()).filter((key) => key !== '');
  return keys.find((key, index) => keys.indexOf(key) !== index) ?? null;
}

/** Titles and descriptions as the shop takes them. */
export function translationsOf({ titleDe, titleEn, descriptionDe, descriptionEn }: ItemWords): NewItem['translations'] {
  const text = (description: string) => description.trim() || null;
  return {
    de: { name: titleDe.trim(), locale: 'de', description: text(descriptionDe) },
    ...(titleEn.trim() && { en: { name: titleEn.trim(), locale: 'en', description: text(descriptionEn) } }),
  };
}

/** Files as the shop takes them, by the names that it gave them. */
export const filesOf = (files: readonly Pick<ItemFile, 'fileName'>[]): NewItem['mediaFiles'] =>
  files.map(({ fileName }) => ({ fileName, mediaType: uploadTypeOf(fileName)?.kind ?? 'image' }));

/** The work as it is made, once under this reference. */
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

/** Price and copies of the work's one edition. */
export const offerOf = (code: string, { price, copies }: ItemTerms): VariantDraft => ({
  code: `${code}-1`,
  product: code,
  name: null,
  tracked: true,
  onHand: copies,
  onHandSeen: null,
  channelPricings: { token: { channelCode: 'token', price, originalPrice: price } },
});
