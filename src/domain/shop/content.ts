import * as z from 'zod/mini';
import { orEmpty, orNull } from './schema.ts';

const ContentTranslation = z.object({ locale: z.string(), name: z.string(), content: z.string() });

/** A CMS page or block; `content` is HTML that must be sanitised before it is shown. */
export const Content = z.object({
  id: z.int(),
  code: z.string(),
  enabled: z.boolean(),
  translations: orEmpty(ContentTranslation),
});
export type Content = z.infer<typeof Content>;

export const Channel = z.object({ id: z.int(), code: z.string(), name: z.string(), contactEmail: z.string() });
export type Channel = z.infer<typeof Channel>;

export const Country = z.object({ id: z.int(), code: z.string(), name: z.string(), enabled: z.boolean() });
export type Country = z.infer<typeof Country>;

export const Currency = z.object({ id: z.int(), code: z.string(), name: orNull(z.string()) });
export type Currency = z.infer<typeof Currency>;

/** The text of a piece of content in a language, else in the fallback language, else in the first one it has. */
export function translationOf<T extends { locale: string }>(translations: readonly T[], locale: string): T | null {
  return (
    translations.find((each) => each.locale.startsWith(locale)) ??
    translations.find((each) => each.locale.startsWith('de')) ??
    translations[0] ??
    null
  );
}
