import * as z from 'zod/mini';
import { itemLimits } from '../constants/itemLimits.ts';
import { textLimits } from '../constants/limits.ts';
import { requiredText } from './drafts.ts';
import { Cents } from './fields.ts';
import { ProfileMediaType } from './item.ts';
import { MediaType } from './product.ts';
import { orNull } from './schema.ts';

const line = orNull(z.string().check(z.maxLength(textLimits.line)));
const description = orNull(z.string().check(z.maxLength(itemLimits.description)));
const Translation = z.object({ name: requiredText, locale: z.enum(['de', 'en']), description });

/** Drops rows with an empty key (requirement 5.25). */
const MetadataRows = z.pipe(
  z
    .record(
      z.string().check(z.maxLength(itemLimits.metadataKey)),
      z.string().check(z.maxLength(itemLimits.metadataValue)),
    )
    .check(z.refine((rows) => Object.keys(rows).length <= itemLimits.metadataRows)),
  z.transform((rows) => Object.fromEntries(Object.entries(rows).filter(([key]) => key.trim() !== ''))),
);

/** File by the `fileName` that its upload returned. */
const ItemFile = z.object({ mediaType: MediaType, fileName: z.string().check(z.maxLength(textLimits.line)) });

/**
 * Payload of `POST products`. `mainTaxon`, the code of a category, and `reference` are additions to requirement 7.9.
 * The shop answers a repeated call with the item that it created: repeated means the same reference or, without one,
 * the same content.
 */
export const NewItem = z.object({
  mediaFiles: z.array(ItemFile).check(z.minLength(1), z.maxLength(itemLimits.files)),
  translations: z
    .object({ de: z.optional(Translation), en: z.optional(Translation) })
    .check(z.refine(({ de, en }) => de !== undefined || en !== undefined)),
  royalties: z._default(z.int().check(z.gte(0), z.lte(itemLimits.royalties)), 0),
  metadata: z._default(z.object({ collection: line, nft_metadata: MetadataRows }), {
    collection: null,
    nft_metadata: {},
  }),
  whitelisting: z._default(z.boolean(), false),
  mainTaxon: orNull(z.string()),
  reference: orNull(z.string().check(z.maxLength(textLimits.line))),
});
export type NewItem = z.output<typeof NewItem>;

/** Payload of `PUT products/{code}`: absent fields stay unchanged. */
export const ItemChanges = z.extend(z.partial(z.omit(NewItem, { reference: true })), {
  allowToBuy: z.optional(z.boolean()),
});
export type ItemChanges = z.output<typeof ItemChanges>;

const copies = z.int().check(z.gte(0), z.lte(itemLimits.copies));
const price = Cents.check(z.gte(1), z.lte(itemLimits.price));

/**
 * Payload of `PATCH product-variants` and, with the code in the path, of `PUT product-variants/{code}`. Prices in
 * cents. `onHand`: copies left; unchanged if absent. `onHandSeen`, an addition to requirement 7.9: copies left when the
 * creator decided; the shop answers 409 if the number differs by now.
 */
export const VariantDraft = z.object({
  code: z.string().check(z.regex(/^[A-Za-z0-9-]{1,100}$/)),
  /** Code or IRI. */
  product: z.string(),
  name: line,
  tracked: z._default(z.boolean(), true),
  onHand: z.optional(copies),
  onHandSeen: orNull(copies),
  channelPricings: z.object({
    token: z.object({ channelCode: z._default(z.literal('token'), 'token'), price, originalPrice: orNull(price) }),
  }),
});
export type VariantDraft = z.output<typeof VariantDraft>;

/** Profile fields that customers may change (`PUT customers/{uuid}`). */
export const ProfileDraft = z.object({
  profileDescription: z.optional(orNull(z.string().check(z.maxLength(itemLimits.profileDescription)))),
  mediaFiles: z.optional(
    z
      .array(z.object({ mediaType: ProfileMediaType, fileName: z.string().check(z.maxLength(textLimits.line)) }))
      .check(z.maxLength(itemLimits.profileFiles)),
  ),
});
export type ProfileDraft = z.output<typeof ProfileDraft>;
/** Profile fields with the public name; a profile without a name is not public. */
export type ProfileChanges = ProfileDraft & { profileName?: string | null };

/** Payload of `POST product-collection-items`: codes or IRIs. */
export const NewCollectionItem = z.object({
  product: z.string(),
  productCollection: z.string(),
  position: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
});
