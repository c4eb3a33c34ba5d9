import type { ShopContext } from '../http/env.ts';
import { groupBy } from '../read/ids.ts';
import { taxonTranslations } from '../read/product.ts';

export interface CategoryFilter {
  /** Code of the parent category; omit it for the top level. */
  parent?: string | null;
}

export interface Category {
  id: number;
  code: string;
  level: number;
  translations: ReturnType<typeof taxonTranslations>;
  children: Category[];
}

/**
 * Returns the categories with their descendants; omits categories without products of the current site, because one
 * catalogue holds the products of both.
 */
export async function categoriesOf(
  { var: { db, reading } }: Pick<ShopContext, 'var'>,
  { parent }: CategoryFilter,
): Promise<Category[]> {
  const rows = await db.selectFrom('taxons').selectAll().orderBy('position').orderBy('id').execute();
  const offered = db.selectFrom('products').where('products.enabled', '=', 1).where('reading', '=', reading);
  const filled = await offered
    .innerJoin('productTaxons', 'productTaxons.productId', 'products.id')
    .select('productTaxons.taxonId as id')
    .union(
      offered.where('mainTaxonId', 'is not', null).select((column) => column.ref('mainTaxonId').$notNull().as('id')),
    )
    .execute();
  const ids = new Set(filled.map(({ id }) => id));
  const below = groupBy(rows, ({ parentId }) => parentId);
  const at = (parentId: number | null): Category[] =>
    below(parentId)
      .map((row) => ({
        id: row.id,
        code: row.code,
        level: row.level,
        translations: taxonTranslations(row),
        children: at(row.id),
      }))
      .filter(({ id, children }) => ids.has(id) || children.length > 0);
  if (!parent) return at(null);
  const found = rows.find(({ code }) => code === parent);
  return found ? at(found.id) : [];
}
