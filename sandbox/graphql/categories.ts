import type { Db } from '../db/database.ts';
import { groupBy } from '../read/ids.ts';
import { taxonTranslations } from '../read/product.ts';

export interface CategoryFilter {
  /** Code of the category whose children are requested; without it, the top level is. */
  parent?: string | null;
}

export interface Category {
  id: number;
  code: string;
  level: number;
  translations: ReturnType<typeof taxonTranslations>;
  children: Category[];
}

/** The categories with all their descendants. */
export async function categoriesOf(db: Db, { parent }: CategoryFilter): Promise<Category[]> {
  const rows = await db.selectFrom('taxons').selectAll().orderBy('position').orderBy('id').execute();
  const below = groupBy(rows, ({ parentId }) => parentId);
  const at = (parentId: number | null): Category[] =>
    below(parentId).map((row) => ({
      id: row.id,
      code: row.code,
      level: row.level,
      translations: taxonTranslations(row),
      children: at(row.id),
    }));
  if (!parent) return at(null);
  const found = rows.find(({ code }) => code === parent);
  return found ? at(found.id) : [];
}
