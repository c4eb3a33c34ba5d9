import { readFields, storeFields } from '#app/drafts/drafts.ts';
import type { CheckoutOutput } from '#machines/flows/checkout/types.ts';

/** Order that was placed last in this tab. */
export interface Placed {
  kind: 'online' | 'offline';
  tokenValue: string;
  /** Key of the history entry at which its process began; empty if unknown. */
  begunAt: string;
}

/**
 * Stores the order that was placed last: the Back button into its steps, or a reload before the provider's page has
 * loaded, then leads to the order's payment or thank-you page.
 */
export function storePlaced(name: string, customerUuid: string, outcome: CheckoutOutput, begunAt: string): void {
  if (outcome.kind !== 'cancelled') storeFields(name, customerUuid, { ...outcome, begunAt });
}

/** Returns the order that was placed last; null if there is none. */
export function readPlaced(name: string, customerUuid: string): Placed | null {
  const { kind, tokenValue, begunAt = '' } = readFields(name, customerUuid);
  return tokenValue === undefined ? null : { kind: kind === 'online' ? 'online' : 'offline', tokenValue, begunAt };
}
