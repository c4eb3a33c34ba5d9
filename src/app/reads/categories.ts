import { readCategories } from '#api/categories.ts';
import { defineResource } from '../resources/resources.ts';

/** Categories of the catalogue, in all languages. */
export const categories = defineResource({
  name: 'categories',
  freshness: 'content',
  isPrivate: false,
  read: ({ http, signal }) => readCategories(http, signal),
});
