import { readCategories } from '#api/categories.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { defineResource } from '../resources/resources.ts';

/** Categories of the catalogue, in all languages. */
export const categories = defineResource({
  name: 'categories',
  freshness: freshness.content,
  isPrivate: false,
  invalidatedBy: [],
  read: ({ http, signal }) => readCategories(http, signal),
});
