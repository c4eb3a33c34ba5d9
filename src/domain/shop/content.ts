import * as z from 'zod/mini';
import { orElse, orNull, reference, translations } from './schema.ts';

const ContentTranslation = z.object({ locale: z.string(), name: z.string(), content: z.string() });

/** A CMS page or block; `content` is HTML that must be sanitised before it is shown. */
export const Content = z.object({
  id: orNull(z.int()),
  code: z.string(),
  enabled: orElse(z.boolean(), true),
  translations: z._default(translations(ContentTranslation), []),
});
export type Content = z.infer<typeof Content>;

/** Sales channel. `baseCurrency`: ISO 4217 code, null where the shop does not say. */
export const Channel = z.object({
  id: orNull(z.int()),
  code: z.string(),
  name: orNull(z.string()),
  contactEmail: z.string(),
  baseCurrency: orNull(reference),
});
export type Channel = z.infer<typeof Channel>;

/** Stock Sylius lists the enabled countries alone and does not say so of each. */
export const Country = z.object({
  id: orNull(z.int()),
  code: z.string(),
  name: z.string(),
  enabled: orElse(z.boolean(), true),
});
export type Country = z.infer<typeof Country>;

/** Member of a zone: the code of a country. */
export const ZoneMember = z.object({ code: z.string() });

export const Currency = z.object({ id: orNull(z.int()), code: z.string(), name: orNull(z.string()) });
export type Currency = z.infer<typeof Currency>;
