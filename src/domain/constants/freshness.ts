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
  /** How far somebody has come (spec section 9: onboarding re-check cache). */
  onboarding: 5 * minute,
  /**
   * Spec section 9, inside self-disclosure. Elsewhere only the check of how far somebody has come asks for them, which
   * keeps what it found for longer than the two minutes that are named there.
   */
  answers: 2 * second,
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
  /** How often the shop is asked for an identity check that waits for its result (spec section 9). */
  identity: 5 * minute,
  /** How often it is asked whether the customer is cleared (spec section 9). */
  customer: minute,
} as const;

/**
 * For how many days a device keeps what was typed into the self-disclosure and not sent: our choice, a month's evenings. The
 * reference of what was sent and not answered is kept as long.
 */
export const draftDays = 30;
export const draftAge = draftDays * 24 * 60 * minute;

/** A token counts as expired this much early, so that none expires on its way to the shop. */
export const tokenExpiryMargin = 5;

/** The longest a browser's timer can wait; a longer one fires at once (HTML standard: a signed 32-bit integer). */
export const longestTimer = 2 ** 31 - 1;
