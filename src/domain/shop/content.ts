import * as z from 'zod/mini';
import { orElse } from './schema.ts';
import { translations } from './translations.ts';

const ContentTranslation = z.object({ locale: z.string(), name: z.string(), content: z.string() });
/** A page or block in one language: title and HTML. */
export type ContentText = z.infer<typeof ContentTranslation>;

/** CMS page or block (requirement 3.20); `content` is HTML that must be sanitised before it is shown. */
export const Content = z.object({
  code: z.string(),
  enabled: orElse(z.boolean(), true),
  translations: translations(ContentTranslation),
});
export type Content = z.infer<typeof Content>;
