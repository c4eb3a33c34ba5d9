import { readIdentification } from '#api/onboarding.ts';
import { defineResource } from '../resources/resources.ts';

/** The customer's latest identity check; `record` is null before the first one. */
export const identification = defineResource({
  name: 'identification',
  freshness: 'customer',
  invalidatedBy: ['identity'],
  read: async ({ http, signal }) => ({ record: await readIdentification(http, signal) }),
});
