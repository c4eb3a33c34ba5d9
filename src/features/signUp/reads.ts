import { readReferrer } from '#api/signUp.ts';
import { defineResource } from '#app/resources.ts';
import { freshness } from '#domain/constants/freshness.ts';

/** Who recommends the shop, by the referral code of the address. */
export const referrer = defineResource({
  name: 'referrer',
  freshness: freshness.content,
  isPrivate: false,
  invalidatedBy: [],
  read: ({ http, key, signal }) => readReferrer(http, key, signal),
});
