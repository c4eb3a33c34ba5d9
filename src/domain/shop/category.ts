import * as z from 'zod/mini';
import { orElse, orEmpty, orNull } from './schema.ts';
import { translationOf, translations } from './translations.ts';

const CategoryTranslation = z.object({
  locale: z.string(),
  name: z.string(),
  slug: z.string(),
  description: orNull(z.string()),
});

/** Category of the catalogue with its subcategories (requirement 3.18). */
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

/** Name of a category in a language; its code if it has no translation. */
export const categoryName = ({ code, translations }: Category, locale: string): string =>
  translationOf(translations, locale)?.name ?? code;

/** Returns the path from the top category to each category; a category's subcategories follow it. */
function trailsOf(categories: readonly Category[], above: readonly Category[] = []): Category[][] {
  return categories.flatMap((category) => {
    const trail = [...above, category];
    return [trail, ...trailsOf(category.children, trail)];
  });
}

/** Flat list of all categories with their names in a language. A subcategory's name includes its ancestors' names. */
export const categoryNames = (categories: readonly Category[], locale: string): { code: string; name: string }[] =>
  trailsOf(categories).flatMap((trail) => {
    const category = trail.at(-1);
    return category ? [{ code: category.code, name: trail.map((each) => categoryName(each, locale)).join(' · ') }] : [];
  });

/**
 * Finds a category, with its ancestors, by the name in an address: its code, or its slug in any language. Null if
 * unknown.
 */
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
