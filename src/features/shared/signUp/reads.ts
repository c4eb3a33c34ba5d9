import { readReferrer } from '#api/signUp.ts';
import { defineResource } from '#app/resources/resources.ts';
import { freshness } from '#domain/constants/freshness.ts';

/** Referrer, by the referral code in the URL. */
export const referrer = defineResource({
  name: 'referrer',
  freshness: freshness.content,
  isPrivate: false,
  invalidatedBy: [],
  read: ({ http, key, signal }) => readReferrer(http, key, signal),
});
