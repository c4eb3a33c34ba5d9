/** The named durations of the product, in milliseconds (spec section 9). */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * How long what was read counts as fresh, by resource. The first four are the specification's; the others are ours,
 * short where a sale or a payment changes the answer and long where an editor does.
 */
export const freshness = {
  payouts: 10 * minute,
  onboarding: 5 * minute,
  questionnairesInSelfDisclosure: 2 * second,
  questionnaires: 2 * minute,
  products: 30 * second,
  orders: 30 * second,
  holdings: 30 * second,
  customer: minute,
  paymentMethods: 5 * minute,
  content: 10 * minute,
  lookups: hour,
} as const;

/** How often something is asked again while it is awaited. */
export const polls = {
  identity: 5 * minute,
  customer: minute,
  /** The provider's word on a payment; ours. */
  payment: 3 * second,
} as const;

/** A token counts as expired so much early, so that none is sent that runs out on the way. */
export const tokenExpiryMargin = 5;

/** A one-time code changes so often. */
export const codePeriod = 30 * second;

/** What a review of an identity usually takes. */
export const identityReview = 24 * hour;

/** The longest a browser's timer can wait; a longer one fires at once (HTML standard: a signed 32-bit integer). */
export const longestTimer = 2 ** 31 - 1;
