/** Milliseconds by which the clocks may differ: an answer is on its way for a while, and its date has whole seconds. */
const TOLERANCE = 60_000;

let ahead = 0;

/**
 * Takes the shop's time from the date of an answer (RFC 9110 section 6.6.1). An answer that may come from a cache tells
 * an old one and is not asked.
 */
export function hearTime(headers: Headers): void {
  if (!headers.get('Cache-Control')?.includes('no-store')) return;
  const difference = Date.parse(headers.get('Date') ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) < TOLERANCE ? 0 : difference;
}

/**
 * Now by the shop's clock, in milliseconds since 1970: what is paid, due or late is for the shop to say, whatever this
 * device's clock shows. Until the shop has answered it is the device's.
 */
export function shopNow(): number {
  return Date.now() + ahead;
}
