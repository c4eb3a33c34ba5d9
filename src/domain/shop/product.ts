import * as z from 'zod/mini';
import { Cents, orEmpty, orNull } from './schema.ts';

/** Prices of a variant in a channel, in cents. The tokens' channel is `token` (spec section 9). */
export const ChannelPricing = z.object({
  channelCode: z.string(),
  price: Cents,
  originalPrice: orNull(Cents),
  buyBackPrice: orNull(Cents),
});

export const Variant = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  /** The number of tokens that were issued. */
  totalSupply: z.int(),
  /** The number of tokens that are still available. */
  onHand: z.int(),
  inStock: z.boolean(),
  tracked: z.boolean(),
  channelPricings: z.array(ChannelPricing),
});
export type Variant = z.infer<typeof Variant>;

export const Attribute = z.object({ code: z.string(), name: z.string(), stringValue: orNull(z.string()) });
export const LegalDocument = z.object({ id: z.int(), name: z.string(), fileUuid: orNull(z.string()) });
export type LegalDocument = z.infer<typeof LegalDocument>;
export const MediaType = z.enum(['image', 'audio', 'video']);
/** `url` is the address of the file in the bucket: absolute, or a path on the shop's origin. */
export const MediaFile = z.object({ id: z.int(), fileName: z.string(), mediaType: MediaType, url: orNull(z.string()) });
export const ProductTranslation = z.object({
  locale: z.string(),
  name: z.string(),
  description: orNull(z.string()),
  shortDescription: orNull(z.string()),
});
export const Taxon = z.object({ code: z.string(), name: z.string(), slug: z.string() });

/**
 * A digital security or item (spec section 3). What a bond promises stands in its `attributes`; read them with
 * `termsOf` of `productTerms.ts`, never by code.
 */
export const Product = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  shortDescription: orNull(z.string()),
  description: orNull(z.string()),
  /** False: shown as "exclusive", cannot be bought. */
  allowToBuy: z.boolean(),
  /** True: locked to whitelisted investors; others ask by mail. */
  whitelisting: z.boolean(),
  mainTaxon: orNull(Taxon),
  attributes: orEmpty(Attribute),
  mediaFiles: orEmpty(MediaFile),
  translations: orEmpty(ProductTranslation),
  legalDocuments: orEmpty(LegalDocument),
  defaultVariant: orNull(Variant),
});
export type Product = z.infer<typeof Product>;
