import { byId, readAllPages } from '#api/allPages.ts';
import { readDiscount, readReferrals } from '#api/referrals.ts';
import { defineResource } from '#app/resources/resources.ts';

/** All referrals of the customer, latest first. */
export const referrals = defineResource({
  name: 'referrals',
  freshness: 'orders',
  read: ({ http, signal }) => readAllPages((page) => readReferrals(http, page, signal), byId),
});

/** The customer's redeemed discount codes: at most one. */
export const discount = defineResource({
  name: 'discount',
  freshness: 'orders',
  invalidatedBy: ['discount'],
  // A resource that holds null has not been read yet, so a missing code is an empty list.
  read: async ({ http, signal }) => [await readDiscount(http, signal)].filter((each) => each !== null),
});
