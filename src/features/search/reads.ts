import { readCategories } from '#api/categories.ts';
import { defineResource } from '#app/resources.ts';
import { freshness } from '#domain/constants/freshness.ts';

/** The categories of the catalogue, in all languages. */
export const categories = defineResource({
  name: 'categories',
  freshness: freshness.content,
  isPrivate: false,
  invalidatedBy: [],
  read: ({ http, signal }) => readCategories(http, signal),
});
