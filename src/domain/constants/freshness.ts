/** The named durations of the product, in milliseconds (spec section 9). */

const second = 1000;
const minute = 60 * second;

/**
 * How long a value that was read counts as fresh, by resource. That of payouts is required by spec section 9; the others
 * are our choice: short where a sale or a payment changes the answer, long where an editor does.
 */
export const freshness = {
  payouts: 10 * minute,
  products: 30 * second,
  orders: 30 * second,
  holdings: 30 * second,
  customer: minute,
  content: 10 * minute,
} as const;

/** The intervals at which an awaited change is polled. */
export const polls = {
  /** The first pause before the shop is asked again about a payment; each further one is twice as long. Our choice. */
  payment: 2 * second,
  /**
   * How long a shop that calls an order open may still be about to hear of its payment: until just after the third time
   * that it is asked. Our choice.
   */
  webhook: 15 * second,
} as const;

/** A token counts as expired this much early, so that none expires on its way to the shop. */
export const tokenExpiryMargin = 5;

/** The longest a browser's timer can wait; a longer one fires at once (HTML standard: a signed 32-bit integer). */
export const longestTimer = 2 ** 31 - 1;
