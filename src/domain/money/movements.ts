import type { LedgerEntry } from '#domain/shop/transfer.ts';

/**
 * What became of tokens: subscribed to, redeemed by their issuer, given back after a withdrawal or a refund, come from or
 * gone to another investor.
 */
export type MovementKind = 'bought' | 'repaid' | 'returned' | 'received' | 'sent';

/** Where tokens of no contract come from, and where burnt ones go (the zero address, ERC-20). */
export const nobodysAddress = `0x${'0'.repeat(40)}`;

/**
 * Tokens come from their contract, or from nobody. The contract takes back what is redeemed, nobody what is given back;
 * all else is between investors.
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
