import * as z from 'zod/mini';
import { flagOrTrue, ifReadable } from './schema.ts';
import { translations } from './translations.ts';

const ContentTranslation = z.object({ locale: z.string(), name: z.string(), content: z.string() });

/** A CMS page or block; `content` is HTML that must be sanitised before it is shown. */
export const Content = z.object({
  id: ifReadable(z.int()),
  code: z.string(),
  enabled: flagOrTrue,
  translations: translations(ContentTranslation),
});
export type Content = z.infer<typeof Content>;
