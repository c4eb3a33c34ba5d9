/** Named durations of the product, in milliseconds (requirements 9.8, 9.10 and 9.15). */

const second = 1000;
const minute = 60 * second;

/**
 * Durations for which a cached value counts as fresh, by resource. Requirement 9.8 sets that of payouts; the others
 * are our choice: short if a sale or a payment changes the answer, long if an editor does.
 */
export const freshness = {
  payouts: 10 * minute,
  products: 30 * second,
  orders: 30 * second,
  holdings: 30 * second,
  customer: minute,
  content: 10 * minute,
  /** Onboarding progress (requirement 9.10: onboarding re-check cache). */
  onboarding: 5 * minute,
  /**
   * Questionnaires inside self-disclosure (requirement 9.10). Elsewhere only the onboarding check reads them, and
   * caches its result for longer than the two minutes that the specification names.
   */
  answers: 2 * second,
} as const;

/**
 * Days for which a device keeps unsent input of the self-disclosure: our choice, a month's evenings. The reference of a
 * request that was sent but not answered is kept as long.
 */
export const draftDays = 30;
export const draftAge = draftDays * 24 * 60 * minute;

/** Time for which a device shows a value without a connection: as long as our shop keeps an unused login. */
export const pastAge = 7 * 24 * 60 * minute;

/**
 * Time before its expiry at which a token counts as expired, so that none expires on its way to the shop (requirement
 * 9.15).
 */
export const tokenExpiryMargin = 5;

/** Longest delay of a browser's timer; a longer one fires at once (HTML standard: a signed 32-bit integer). */
export const longestTimer = 2 ** 31 - 1;
