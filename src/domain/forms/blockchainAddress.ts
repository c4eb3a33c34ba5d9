/**
 * Spec section 9: an address is shown as its first five and last four characters, a text that is hardly longer in full.
 * (Checking one is in `eip55.ts`: it needs a hash function that the page's header should not have to load.)
 */
export function shortAddress(address: string): string {
  return address.length <= 10 ? address : `${address.slice(0, 5)}…${address.slice(-4)}`;
}
