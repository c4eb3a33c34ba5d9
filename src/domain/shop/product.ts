import * as z from 'zod/mini';
import { Cents, flag, flagOrTrue, ifReadable } from './fields.ts';
import { fieldsOf } from './fieldsOf.ts';
import { embedded, entity } from './relations.ts';
import { isObject, orElse, orEmpty, orNull, readableOf } from './schema.ts';
import { translations } from './translations.ts';

/** Prices of a variant in a channel, in cents. The tokens' channel is `token` (requirement 9.16). */
export const ChannelPricing = z.object({
  channelCode: z.string(),
  price: Cents,
  originalPrice: orNull(Cents),
  buyBackPrice: orNull(Cents),
});
/**
 * List, or object keyed by the channel's code, as Sylius sends. Drops unreadable prices, such as null in another
 * channel.
 */
export const ChannelPricings = z._default(
  z.pipe(
    z.transform((data: unknown) =>
      isObject(data)
        ? Object.entries(data).map(([channelCode, price]) => (isObject(price) ? { channelCode, ...price } : price))
        : data,
    ),
    readableOf(ChannelPricing),
  ),
  [],
);

export const Variant = z.object({
  id: ifReadable(z.int()),
  code: z.string(),
  name: orNull(z.string()),
  enabled: flagOrTrue,
  /** Number of tokens issued. */
  totalSupply: orNull(z.int()),
  /** Number of tokens still available. A shop that sends none has none for sale. */
  onHand: orElse(z.int(), 0),
  inStock: flagOrTrue,
  tracked: flagOrTrue,
  channelPricings: ChannelPricings,
});
export type Variant = z.infer<typeof Variant>;

export const Attribute = z.object({ code: z.string(), name: z.string(), stringValue: orNull(z.string()) });
/** Facts of a PDF: its size in bytes, its pages, and the day or moment of its content. */
export const PdfFacts = z.object({ size: orNull(z.int()), pages: orNull(z.int()), issuedAt: orNull(z.string()) });
export type PdfFacts = z.infer<typeof PdfFacts>;
/** `fileUuid` and `pdf` are additions to requirement 3.10. */
export const LegalDocument = entity(
  z.object({ id: z.int(), name: z.string(), fileUuid: orNull(z.string()), pdf: ifReadable(PdfFacts) }),
);
export type LegalDocument = z.infer<typeof LegalDocument>;
export const MediaType = z.enum(['image', 'audio', 'video']);
/**
 * `url` is the address of the file in the bucket, absolute or a path on the shop's origin: an addition to requirement
 * 3.12, null if the shop sends none.
 */
export const MediaFields = z.object({
  id: z.int(),
  fileName: z.string(),
  mediaType: MediaType,
  url: orNull(z.string()),
});
const ProductTranslation = z.object({
  locale: z.string(),
  name: z.string(),
  description: orNull(z.string()),
  /** Addition to requirement 3.10. */
  shortDescription: orNull(z.string()),
});
/** Fields of a category. `code` is an addition to requirement 3.10: without it the slug identifies the category. */
export const TaxonFields = z.object({ code: z.string(), name: z.string(), slug: z.string() });
export const taxon = <T extends z.core.$ZodType>(schema: T) =>
  embedded(
    z.pipe(
      z.transform((data: unknown): unknown => ({ code: fieldsOf(data).slug, ...fieldsOf(data) })),
      schema,
    ),
  );

/**
 * Digital security or item (requirement 3.10). A bond's terms are in its `attributes`; read them with `termsOf` of
 * `productTerms.ts`, never by code.
 */
export const Product = z.object({
  id: ifReadable(z.int()),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  shortDescription: orNull(z.string()),
  description: orNull(z.string()),
  /** False: shown as "exclusive", cannot be bought. Also false if the shop sends none. */
  allowToBuy: flag,
  /** True: locked to whitelisted investors; others ask by mail. */
  whitelisting: flag,
  mainTaxon: taxon(TaxonFields),
  attributes: orEmpty(Attribute),
  mediaFiles: readableOf(entity(MediaFields)),
  translations: translations(ProductTranslation),
  legalDocuments: orEmpty(LegalDocument),
  defaultVariant: embedded(Variant),
});
export type Product = z.infer<typeof Product>;
