import type { LedgerEntry } from '#domain/shop/transfer.ts';

/**
 * What became of tokens: subscribed to, redeemed by their issuer, given back after a withdrawal or a refund, come from or
 * gone to another investor.
 */
export type MovementKind = 'bought' | 'repaid' | 'returned' | 'received' | 'sent';

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
  const isNobody = (address: string) => /^0x0{40}$/.test(address);
  if (incoming) return fromAddress === contractAddress || isNobody(fromAddress) ? 'bought' : 'received';
  if (isNobody(toAddress)) return 'returned';
  return toAddress === contractAddress ? 'repaid' : 'sent';
}
