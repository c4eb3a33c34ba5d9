import * as z from 'zod/mini';
import { IsoDate } from './dates.ts';
import { MediaFields, Product, TaxonFields, taxon, Variant } from './product.ts';
import { embedded, entity } from './relations.ts';
import { orElse, orEmpty, orNull } from './schema.ts';

/** Purpose of a profile's file (requirement 3.3). */
export const ProfileMediaType = z.enum(['avatar', 'gallery', 'banner', 'other']);
/** Available widths of a picture in pixels, requested by `width` in its address. An addition to requirement 3.12. */
const Widths = orEmpty(z.int());
/** `url` is an addition to requirement 3.3; null if the shop sends none. */
const ProfileMedia = z.object({
  fileName: z.string(),
  mediaType: z.catch(ProfileMediaType, 'other'),
  url: orNull(z.string()),
  widths: Widths,
});

/** Public profile of a person. Requires a profile name: people without one have no public profile. */
export const Profile = z.object({
  uuid: z.string(),
  profileName: z.string(),
  profileDescription: orNull(z.string()),
  /** Address of the avatar. */
  profileImage: orNull(z.string()),
  mediaFiles: orEmpty(ProfileMedia),
  /** Number of the person's items on offer; null if the shop sends none. An addition to requirement 3.1. */
  itemCount: orNull(z.int()),
});
export type Profile = z.infer<typeof Profile>;

/** The customer's own profile, which may have no name yet. */
export const OwnProfile = z.extend(Profile, { profileName: orNull(z.string()) });
export type OwnProfile = z.infer<typeof OwnProfile>;

/** Public profile; null for people without a name. */
export const profileOf = (person: OwnProfile | null): Profile | null => {
  const profileName = person?.profileName;
  return person && profileName ? { ...person, profileName } : null;
};

const Captions = z.object({ locale: z.string(), url: z.string() });
/** `posterUrl` and `captions` (WebVTT, one for each language) are additions to requirement 3.12. */
const ItemMedia = entity(
  z.extend(MediaFields, {
    bucketAsString: orNull(z.string()),
    posterUrl: orNull(z.string()),
    /** Widths of the picture; for audio and video, of the poster. */
    widths: Widths,
    captions: orEmpty(Captions),
  }),
);

const ItemVariant = z.extend(Variant, {
  tokenId: orNull(z.string()),
  editionNumber: orNull(z.int()),
});

const ItemTaxon = z.extend(TaxonFields, {
  description: orNull(z.string()),
  /** Name including those of all parent categories. */
  fullname: orNull(z.string()),
  parent: embedded(z.object({ code: orNull(z.string()), name: z.string() })),
});

/** Texts by key. Other values are dropped. */
const Texts = z.pipe(
  z.unknown(),
  z.transform((said): Record<string, string> => {
    const entries = typeof said === 'object' && said !== null ? Object.entries(said) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }),
);

/**
 * Creator's metadata of an item. Keys of `nft_metadata` that begin with an underscore are not shown (requirement 3.11).
 */
export const ItemMetadata = z.object({
  collection: orNull(z.string()),
  nft_metadata: z._default(Texts, {}),
});

/** Creator's public profile; null also for people without a name. */
const creator = z.pipe(embedded(OwnProfile), z.transform(profileOf));

/** Digital item of the marketplace: a product with its marketplace fields (requirement 3.10). */
export const Item = z.extend(Product, {
  mediaFiles: orEmpty(ItemMedia),
  mainTaxon: taxon(ItemTaxon),
  /** Percent of the price of each further sale. */
  royalties: orNull(z.number()),
  blockchainName: orNull(z.string()),
  tokenId: orNull(z.string()),
  /** PHP sends an empty object as `[]`. */
  metadata: z.catch(orNull(ItemMetadata), null),
  creator,
  /** Addition to requirement 3.10. */
  createdAt: orNull(IsoDate),
  defaultVariant: embedded(ItemVariant),
  variants: orEmpty(ItemVariant),
});
export type Item = z.infer<typeof Item>;

/**
 * Items to which their creator gave one collection name: the number on offer, and the latest. An addition to
 * requirement 7.22.
 */
export const WorkCollection = z.object({
  name: z.string(),
  creator,
  itemCount: z.int(),
  latest: orEmpty(z.pick(Item, { code: true, mediaFiles: true })),
});
export type WorkCollection = z.infer<typeof WorkCollection>;

/**
 * Key that distinguishes collections of the same name: by their creator or, without a public profile, by their latest
 * item.
 */
export const collectionKey = ({ name, creator, latest }: WorkCollection): string =>
  `${creator?.uuid ?? latest[0]?.code}/${name}`;

/** Kind of a customer's collection: favourites, or items in the wallets (requirement 3.17). */
export const CollectionType = z.enum(['favourites', 'my-items']);
export type CollectionType = z.infer<typeof CollectionType>;

/** Place in a collection. `amount`: tokens in the wallet, 1 for favourites. */
export const CollectionItem = entity(
  z.object({ id: z.int(), amount: orElse(z.int(), 1), position: orElse(z.int(), 0), product: Item }),
);
export type CollectionItem = z.infer<typeof CollectionItem>;

export const ProductCollection = entity(
  z.object({ id: z.int(), type: z.catch(orNull(CollectionType), null), items: orEmpty(CollectionItem) }),
);
export type ProductCollection = z.infer<typeof ProductCollection>;

export const MadeItem = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  creatorProfileName: orNull(z.string()),
});
export type MadeItem = z.infer<typeof MadeItem>;
