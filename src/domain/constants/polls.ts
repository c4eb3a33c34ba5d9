/** Intervals between reads whose result is awaited, in milliseconds (requirement 9.10). */

const second = 1000;
const minute = 60 * second;

export const polls = {
  /** First pause before the next request about a payment; each further pause is twice as long. Our choice. */
  payment: 2 * second,
  /**
   * Time in which a shop that reports an order as open may still receive its payment: until just after the third poll.
   * Our choice.
   */
  webhook: 15 * second,
  /** Interval for an identity check that awaits its result (requirement 9.10). */
  identity: 5 * minute,
  /** Interval for the customer's clearance (requirement 9.10). */
  customer: minute,
} as const;
