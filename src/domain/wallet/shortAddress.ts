/**
 * Shortens an address to its first five and last four characters (requirement 9.13), unless it is at most ten long.
 * (Validation is in `eip55.ts`: it needs a hash function that the page's header should not have to load.)
 */
export function shortAddress(address: string): string {
  return address.length <= 10 ? address : `${address.slice(0, 5)}…${address.slice(-4)}`;
}
