import * as z from 'zod/mini';
import { IsoDate } from './dates.ts';
import { MediaFields, Product, TaxonFields, taxon, Variant } from './product.ts';
import { embedded, entity } from './relations.ts';
import { orElse, orEmpty, orNull } from './schema.ts';

/** What a file of a profile is for (spec section 3). */
export const ProfileMediaType = z.enum(['avatar', 'gallery', 'banner', 'other']);
/** Widths in pixels that a picture can be had in, by `width` in its address. An addition to spec section 3. */
const Widths = orEmpty(z.int());
/** `url` is an addition to spec section 3; null where the shop does not say it. */
const ProfileMedia = z.object({
  fileName: z.string(),
  mediaType: z.catch(ProfileMediaType, 'other'),
  url: orNull(z.string()),
  widths: Widths,
});

/** A person as everybody may see them: only who has chosen a name for their profile has one. */
export const Profile = z.object({
  uuid: z.string(),
  profileName: z.string(),
  profileDescription: orNull(z.string()),
  /** Address of the avatar. */
  profileImage: orNull(z.string()),
  mediaFiles: orEmpty(ProfileMedia),
  /** Number of their works on offer; null where the shop does not say it. An addition to spec section 3. */
  itemCount: orNull(z.int()),
});
export type Profile = z.infer<typeof Profile>;

/** The customer's own, which may have no name yet. */
export const OwnProfile = z.extend(Profile, { profileName: orNull(z.string()) });
export type OwnProfile = z.infer<typeof OwnProfile>;

/** The profile that everybody may see; null for people without a name. */
export const profileOf = (person: OwnProfile | null): Profile | null => {
  const profileName = person?.profileName;
  return person && profileName ? { ...person, profileName } : null;
};

const Captions = z.object({ locale: z.string(), url: z.string() });
/** `posterUrl` and `captions` (WebVTT, one for each language) are additions to spec section 3. */
const ItemMedia = entity(
  z.extend(MediaFields, {
    bucketAsString: orNull(z.string()),
    posterUrl: orNull(z.string()),
    /** Widths of the picture, for a sound or film of its poster. */
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
  /** With the names of those above it. */
  fullname: orNull(z.string()),
  parent: embedded(z.object({ code: orNull(z.string()), name: z.string() })),
});

/** Texts by their keys. What is no text is left out. */
const Texts = z.pipe(
  z.unknown(),
  z.transform((said): Record<string, string> => {
    const entries = typeof said === 'object' && said !== null ? Object.entries(said) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }),
);

/** What a creator says of a work. Keys of `nft_metadata` that begin with an underscore are not shown (spec section 3). */
export const ItemMetadata = z.object({
  collection: orNull(z.string()),
  nft_metadata: z._default(Texts, {}),
});

/** Null for people without a name, too. */
const creator = z.pipe(embedded(OwnProfile), z.transform(profileOf));

/** A digital item of the marketplace: a product with what is shown of it there (spec section 3). */
export const Item = z.extend(Product, {
  mediaFiles: orEmpty(ItemMedia),
  mainTaxon: taxon(ItemTaxon),
  /** Percent of the price of each further sale. */
  royalties: orNull(z.number()),
  blockchainName: orNull(z.string()),
  tokenId: orNull(z.string()),
  /** PHP writes an empty object as `[]`. */
  metadata: z.catch(orNull(ItemMetadata), null),
  creator,
  /** Addition to spec section 3. */
  createdAt: orNull(IsoDate),
  defaultVariant: embedded(ItemVariant),
  variants: orEmpty(ItemVariant),
});
export type Item = z.infer<typeof Item>;

/** Works that their creator calls together: how many are offered, and the latest of them. An addition to spec section 7. */
export const WorkCollection = z.object({
  name: z.string(),
  creator,
  itemCount: z.int(),
  latest: orEmpty(z.pick(Item, { code: true, mediaFiles: true })),
});
export type WorkCollection = z.infer<typeof WorkCollection>;

/** Tells collections of one name apart: by their creator or, if that has no profile, by their latest work. */
export const collectionKey = ({ name, creator, latest }: WorkCollection): string =>
  `${creator?.uuid ?? latest[0]?.code}/${name}`;

/** Which of a customer's collections: what they like, or what is in their wallets (spec section 3). */
export const CollectionType = z.enum(['favourites', 'my-items']);
export type CollectionType = z.infer<typeof CollectionType>;

/** A place in a collection. `amount`: tokens in the wallet, 1 of what is only liked. */
export const CollectionItem = entity(
  z.object({ id: z.int(), amount: orElse(z.int(), 1), position: orElse(z.int(), 0), product: Item }),
);
export type CollectionItem = z.infer<typeof CollectionItem>;

export const ProductCollection = entity(
  z.object({ id: z.int(), type: z.catch(orNull(CollectionType), null), items: orEmpty(CollectionItem) }),
);
export type ProductCollection = z.infer<typeof ProductCollection>;

/** What a work is called once it is made. */
export const MadeItem = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  creatorProfileName: orNull(z.string()),
});
export type MadeItem = z.infer<typeof MadeItem>;
