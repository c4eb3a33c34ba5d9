import type { Variant } from '#domain/shop/product.ts';
import type { Transaction } from '#domain/shop/provenance.ts';

/** Numbers of the sales that a work's provenance lists, and of all copies that are sold or reserved. */
export interface Sales {
  listed: number;
  sold: number;
}

/**
 * Compares a work's provenance with its sold copies: the shop may list only the latest sales. Null if it lists all, or
 * none. Entries without a price are transfers, unless the shop sends no prices at all.
 */
export function missingSales(
  { variants }: { variants: readonly Pick<Variant, 'totalSupply' | 'onHand'>[] },
  transactions: readonly Pick<Transaction, 'price'>[],
): Sales | null {
  const priced = transactions.filter(({ price }) => price !== null);
  const listed = priced.length > 0 ? priced.length : transactions.length;
  const sold = variants.reduce((sum, { totalSupply, onHand }) => sum + Math.max((totalSupply ?? 0) - onHand, 0), 0);
  return listed > 0 && listed < sold ? { listed, sold } : null;
}
