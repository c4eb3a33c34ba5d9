import { revisionOf } from '#domain/forms/revision.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Item } from '#domain/shop/item.ts';
import type { ItemChanges, VariantDraft } from '#domain/shop/itemDraft.ts';
import {
  detailsOf,
  FLAGS,
  filesOf,
  type ItemDetails,
  type ItemPlace,
  type ItemTerms,
  type ItemWords,
  metadataChangeOf,
  offerOf,
  translationsOf,
} from './prepared.ts';

export interface ItemValues extends ItemPlace, ItemWords, Omit<ItemTerms, 'price'>, ItemDetails {
  /** Price of one copy; null if the item was never offered. */
  price: Cents | null;
  /** Names that the shop gave the files, in order. */
  files: readonly string[];
  /** True if the creator has taken the item off sale, or discarded it before it had a price. */
  withdrawn: boolean;
}

/**
 * Write of an item: `PUT products/{code}`; for its offer, `PATCH product-variants` the first time and `PUT` afterwards.
 */
export type ItemCall =
  | { kind: 'item'; changes: ItemChanges }
  | { kind: 'offer'; draft: VariantDraft; isFirst: boolean };

/** Returns the editable values of the item at the shop. `copies` are the copies left. */
export function itemValuesOf(item: Item): ItemValues {
  const words = (locale: string) => item.translations.find((each) => each.locale === locale);
  const { unitPrice, onHand } = termsOf(item);
  return {
    collection: item.metadata?.collection ?? '',
    category: item.mainTaxon?.code ?? '',
    titleDe: words('de')?.name ?? '',
    titleEn: words('en')?.name ?? '',
    descriptionDe: words('de')?.description ?? '',
    descriptionEn: words('en')?.description ?? '',
    price: unitPrice,
    copies: onHand ?? 1,
    royalties: item.royalties ?? 0,
    whitelisting: item.whitelisting,
    files: item.mediaFiles.map(({ fileName }) => fileName),
    withdrawn: !item.allowToBuy,
    ...detailsOf(item.metadata?.nft_metadata ?? {}),
  };
}

/** Returns the number of copies sold: once one is sold, all terms that a buyer relies on are fixed. */
export function soldOf(item: Pick<Item, 'attributes' | 'defaultVariant'>): number {
  const { supply, onHand } = termsOf(item);
  return Math.max((supply ?? 0) - (onHand ?? 0), 0);
}

const WORDS: readonly string[] = ['titleDe', 'titleEn', 'descriptionDe', 'descriptionEn'];
const METADATA: readonly string[] = ['collection', 'rows', 'collaboration', 'copyrightTransferred'];
const OFFER: readonly string[] = ['price', 'copies'];
const FROZEN: readonly string[] = [...WORDS, 'royalties', 'files', 'rows', 'collaboration', 'copyrightTransferred'];

/** True for a field of `ItemValues` that the shop keeps from the first sale on, since buyers rely on it. */
export const isFrozen = (field: string): boolean => FROZEN.includes(field);

/**
 * Compares the wanted values with the item: the calls to make, in order, and the fields changed elsewhere (`outdated`).
 * No calls if any field is outdated. A draft that is put aside gets no price, which would publish it. Changes of a sold
 * work in fields that buyers rely on count as outdated, and `next` has the shop's values instead.
 *
 * @param sent Values of an earlier save whose answer was lost.
 */
export function compareItem(shown: ItemValues, wanted: ItemValues, item: Item, sent = shown) {
  const current = itemValuesOf(item);
  const isPutAside = item.defaultVariant === null && wanted.withdrawn;
  const { price, copies } = isPutAside ? current : wanted;
  const compared = revisionOf(shown, { ...wanted, price, copies }, current, sent);
  const { changed, elsewhere } = compared;
  const frozen = changed.filter((field) => soldOf(item) > 0 && isFrozen(field));
  const outdated = changed.filter((field) => frozen.includes(field) || compared.outdated.includes(field));
  const next = { ...compared.next, ...Object.fromEntries(frozen.map((field) => [field, current[field]])) };
  const has = (fields: readonly string[]) => changed.some((field) => fields.includes(field));
  const changes: ItemChanges = {
    ...(has(WORDS) && { translations: translationsOf(next) }),
    ...(has(METADATA) && {
      metadata: { collection: next.collection || null, nft_metadata: metadataChangeOf(next) },
    }),
    ...(has(['category']) && { mainTaxon: next.category || null }),
    ...(has(['royalties']) && { royalties: next.royalties }),
    ...(has(['whitelisting']) && { whitelisting: next.whitelisting }),
    ...(has(['withdrawn']) && { allowToBuy: !next.withdrawn }),
    ...(has(['files']) && { mediaFiles: filesOf(next.files.map((fileName) => ({ fileName }))) }),
  };
  const calls: ItemCall[] = Object.keys(changes).length > 0 ? [{ kind: 'item', changes }] : [];
  if (has(OFFER) && next.price !== null) {
    const { code, defaultVariant } = item;
    const { onHand, ...draft } = offerOf(code, { ...next, price: next.price });
    // A copy sold before the call arrives stays sold.
    const copies = defaultVariant ? { onHand, onHandSeen: defaultVariant.onHand } : { onHand };
    calls.push({
      kind: 'offer',
      draft: {
        ...draft,
        code: defaultVariant?.code ?? draft.code,
        ...((defaultVariant === null || has(['copies'])) && copies),
      },
      isFirst: defaultVariant === null,
    });
  }
  // The new price is written first, so that the item does not go on sale again at its old one.
  const isOfferedAgain = has(['withdrawn']) && !next.withdrawn;
  return {
    current,
    outdated,
    elsewhere,
    next,
    calls: outdated.length > 0 ? [] : isOfferedAgain ? calls.toReversed() : calls,
  };
}

const FIELDS: Readonly<Record<string, keyof ItemValues>> = {
  'translations.de.name': 'titleDe',
  'translations.en.name': 'titleEn',
  'translations.de.description': 'descriptionDe',
  'translations.en.description': 'descriptionEn',
  'metadata.collection': 'collection',
  mainTaxon: 'category',
  'channelPricings.token.price': 'price',
  onHand: 'copies',
  allowToBuy: 'withdrawn',
  [`metadata.nft_metadata.${FLAGS.copyrightTransferred}`]: 'copyrightTransferred',
};

/** Field of the form for a path in the shop's violations. */
export const itemFieldAt = (path: string): string =>
  FIELDS[path] ?? (path.startsWith('metadata.nft_metadata') ? 'rows' : path);
