/** Milliseconds by which the clocks may differ: an answer takes time to arrive, and its date has whole seconds. */
const TOLERANCE = 60_000;

let ahead = 0;

/**
 * Sets the shop's time from the date of an answer (RFC 9110 section 6.6.1). Ignores answers that may come from a cache,
 * whose date is old.
 */
export function hearTime(headers: Headers): void {
  if (!headers.get('Cache-Control')?.includes('no-store')) return;
  const difference = Date.parse(headers.get('Date') ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) < TOLERANCE ? 0 : difference;
}

/**
 * Returns the current time by the shop's clock, in milliseconds since 1970: the shop decides when a payment is due or
 * late, whatever this device's clock shows. Equals the device's clock until the shop has answered.
 */
export function shopNow(): number {
  return Date.now() + ahead;
}
