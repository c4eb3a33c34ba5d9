import { readPage } from '#api/pages.ts';
import { defineResource } from '#app/resources/resources.ts';
import { requireFound } from '#domain/shop/failure.ts';

/** A page of the content system by its code, in all languages. */
export const page = defineResource({
  name: 'page',
  freshness: 'content',
  isPrivate: false,
  read: async ({ http, key, signal }) => requireFound(await readPage(http, key, signal)),
});
