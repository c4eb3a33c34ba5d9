import { revised } from '#domain/forms/revised.ts';
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

/** What a creator changes of a work, field by field. */
export interface ItemValues extends ItemPlace, ItemWords, Omit<ItemTerms, 'price'>, ItemDetails {
  /** For a copy; null where it was never offered. */
  price: Cents | null;
  /** By the names that the shop gave them, in their order. */
  files: readonly string[];
  /** Taken off sale by its creator, or discarded before it had a price. */
  withdrawn: boolean;
}

/** A write: `PUT products/{code}`, or, of what it costs, `PATCH product-variants` the first time and `PUT` from then on. */
export type ItemCall =
  | { kind: 'item'; changes: ItemChanges }
  | { kind: 'offer'; draft: VariantDraft; isFirst: boolean };

/** The work as the shop has it. `copies` are those that are left. */
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

/** Number of copies sold: from the first one on, all that a buyer relies on stays as it is. */
export function soldOf(item: Pick<Item, 'attributes' | 'defaultVariant'>): number {
  const { supply, onHand } = termsOf(item);
  return Math.max((supply ?? 0) - (onHand ?? 0), 0);
}

const WORDS: readonly string[] = ['titleDe', 'titleEn', 'descriptionDe', 'descriptionEn'];
const METADATA: readonly string[] = ['collection', 'rows', 'collaboration', 'copyrightTransferred'];
const OFFER: readonly string[] = ['price', 'copies'];

/** What is to be written so that the work becomes the wanted one, in its order, and what was changed elsewhere. */
export function compareItem(shown: ItemValues, wanted: ItemValues, item: Item) {
  const { changed, outdated, next, shown: known } = revised(shown, wanted, itemValuesOf(item));
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
    // A copy that is sold before the call arrives stays sold.
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
  // A work that goes on sale again does so at its new price.
  const isOfferedAgain = has(['withdrawn']) && !next.withdrawn;
  return { shown: known, outdated, calls: outdated.length > 0 ? [] : isOfferedAgain ? calls.toReversed() : calls };
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

/** The field in which something is typed that the shop names by this path of its call. */
export const itemFieldAt = (path: string): string =>
  FIELDS[path] ?? (path.startsWith('metadata.nft_metadata') ? 'rows' : path);
