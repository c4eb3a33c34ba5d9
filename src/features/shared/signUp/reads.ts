import { readReferrer } from '#api/signUp.ts';
import { defineResource } from '#app/resources/resources.ts';

/** Referrer, by the referral code in the URL. */
export const referrer = defineResource({
  name: 'referrer',
  freshness: 'content',
  isPrivate: false,
  read: ({ http, key, signal }) => readReferrer(http, key, signal),
});
