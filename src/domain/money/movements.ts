import type { LedgerEntry } from '#domain/shop/transfer.ts';

/** What became of tokens: subscribed to, redeemed by their issuer, come from or gone to another investor. */
export type MovementKind = 'bought' | 'repaid' | 'received' | 'sent';

/** Tokens come from their contract, and are taken back by it; all else is between investors. */
export function movementOf({
  incoming,
  fromAddress,
  toAddress,
  contractAddress,
}: Pick<LedgerEntry, 'incoming' | 'fromAddress' | 'toAddress' | 'contractAddress'>): MovementKind {
  const isContract = (address: string) => address === contractAddress || /^0x0{40}$/.test(address);
  if (incoming) return isContract(fromAddress) ? 'bought' : 'received';
  return isContract(toAddress) ? 'repaid' : 'sent';
}
