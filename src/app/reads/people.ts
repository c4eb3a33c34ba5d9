import { readPeople } from '#api/items.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { defineResource } from '../resources/resources.ts';

/** Profiles with works in the marketplace, most works first, as many as a filter lists. */
export const creators = defineResource({
  name: 'creators',
  freshness: 'content',
  isPrivate: false,
  invalidatedBy: ['items', 'customer'],
  read: async ({ http, signal }) => {
    const page = { page: 1, itemsPerPage: pageSizes.creatorsListed, profileName: '' };
    return (await readPeople(http, page, signal)).member.filter(({ itemCount }) => itemCount !== 0);
  },
});
