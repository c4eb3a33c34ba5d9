import * as z from 'zod/mini';
import { orElse, orEmpty, orNull } from './schema.ts';
import { translationOf, translations } from './translations.ts';

const CategoryTranslation = z.object({
  locale: z.string(),
  name: z.string(),
  slug: z.string(),
  description: orNull(z.string()),
});

/** A category of the catalogue with those below it (spec section 3). */
export interface Category {
  code: string;
  level: number;
  translations: z.infer<typeof CategoryTranslation>[];
  children: Category[];
}
export const Category: z.ZodMiniType<Category> = z.object({
  code: z.string(),
  level: orElse(z.int(), 0),
  translations: translations(CategoryTranslation),
  get children() {
    return orEmpty(Category);
  },
});

/** What a category is called in a language. */
export const categoryName = ({ code, translations }: Category, locale: string): string =>
  translationOf(translations, locale)?.name ?? code;

/** Each category with all above it, the uppermost first; those below a category stand after it. */
function trailsOf(categories: readonly Category[], above: readonly Category[] = []): Category[][] {
  return categories.flatMap((category) => {
    const trail = [...above, category];
    return [trail, ...trailsOf(category.children, trail)];
  });
}

/** The categories one below the other, each with its name in a language; a lower one also names those above it. */
export const categoryNames = (categories: readonly Category[], locale: string): { code: string; name: string }[] =>
  trailsOf(categories).flatMap((trail) => {
    const category = trail.at(-1);
    return category ? [{ code: category.code, name: trail.map((each) => categoryName(each, locale)).join(' · ') }] : [];
  });

/** A category by what an address calls it, its code or its slug in any language, with those above it; null for none. */
export function categoryCalled(
  categories: readonly Category[],
  called: string,
): { category: Category; above: Category[] } | null {
  const wanted = called.toLowerCase();
  for (const trail of trailsOf(categories)) {
    const category = trail.at(-1);
    const names = [category?.code, ...(category?.translations.map(({ slug }) => slug) ?? [])];
    if (category && names.some((name) => name?.toLowerCase() === wanted))
      return { category, above: trail.slice(0, -1) };
  }
  return null;
}
