import * as z from 'zod/mini';
import { Category } from '#domain/shop/category.ts';
import { documentOf, pageIn } from './graphql.ts';
import type { Http } from './http.ts';

const fields = 'code level translations { locale name slug description }';

const document = documentOf(
  (ifExtended) => `query Categories {
  categories${ifExtended('(itemsPerPage: 100)')} {
    collection { ${fields} children { ${fields} children { ${fields} } } }
  }
}`,
);

const List = z.object({ categories: pageIn(Category) });

/** Reads the categories of the catalogue with up to two levels of subcategories, in all languages. */
export async function readCategories(http: Http, signal?: AbortSignal): Promise<Category[]> {
  const { categories } = await http.graphql(document, {}, List, { call: 'readCategories', open: true, signal });
  return categories.member;
}
