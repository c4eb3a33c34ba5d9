import * as z from 'zod/mini';
import { translationOf } from './content.ts';
import { orEmpty, orNull } from './schema.ts';

const CategoryTranslation = z.object({
  locale: z.string(),
  name: z.string(),
  slug: z.string(),
  description: orNull(z.string()),
});

const category = { code: z.string(), level: z.int(), translations: orEmpty(CategoryTranslation) };

/** A category of the catalogue with those below it (spec section 3). */
export const Category = z.object({ ...category, children: orEmpty(z.object(category)) });
export type Category = z.infer<typeof Category>;

/** The categories one below the other, each with its name in a language; a lower one also names the one above it. */
export function categoryNames(categories: readonly Category[], locale: string): { code: string; name: string }[] {
  const nameOf = ({ code, translations }: Pick<Category, 'code' | 'translations'>) =>
    translationOf(translations, locale)?.name ?? code;
  return categories.flatMap((above) => [
    { code: above.code, name: nameOf(above) },
    ...above.children.map((below) => ({ code: below.code, name: `${nameOf(above)} · ${nameOf(below)}` })),
  ]);
}
