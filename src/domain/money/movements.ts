import type { LedgerEntry } from '#domain/shop/transfer.ts';

/**
 * Kind of a token movement: subscribed; redeemed by the issuer; returned after a withdrawal or a refund; received from
 * or sent to another investor.
 */
export type MovementKind = 'bought' | 'repaid' | 'returned' | 'received' | 'sent';

/** Zero address (ERC-20), from which tokens are minted and to which they are burnt. */
export const nobodysAddress = `0x${'0'.repeat(40)}`;

/**
 * Classifies a ledger entry. New tokens come from their contract or the zero address. Redeemed tokens go to the
 * contract, returned ones to the zero address; all other movements are between investors.
 */
export function movementOf({
  incoming,
  fromAddress,
  toAddress,
  contractAddress,
}: Pick<LedgerEntry, 'incoming' | 'fromAddress' | 'toAddress' | 'contractAddress'>): MovementKind {
  if (incoming) return fromAddress === contractAddress || fromAddress === nobodysAddress ? 'bought' : 'received';
  if (toAddress === nobodysAddress) return 'returned';
  return toAddress === contractAddress ? 'repaid' : 'sent';
}
