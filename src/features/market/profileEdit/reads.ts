import { readOwnProfile } from '#api/ownProfile.ts';
import { defineResource } from '#app/resources/resources.ts';

export const ownProfile = defineResource({
  name: 'ownProfile',
  freshness: 0,
  invalidatedBy: ['items', 'customer'],
  read: ({ http, customerUuid, signal }) => readOwnProfile(http, customerUuid, signal),
});
