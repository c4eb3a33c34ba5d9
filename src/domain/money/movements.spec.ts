import { expect, test } from 'vitest';
import { type MovementKind, movementOf } from './movements.ts';

const contractAddress = '0xC0';
const own = '0xA1';
const other = '0xB2';
const none = `0x${'0'.repeat(40)}`;

test.each<[from: string, to: string, contract: string | null, kind: MovementKind]>([
  [contractAddress, own, contractAddress, 'bought'],
  [none, own, null, 'bought'],
  [other, own, contractAddress, 'received'],
  [other, own, null, 'received'],
  [own, contractAddress, contractAddress, 'repaid'],
  [own, none, contractAddress, 'returned'],
  [own, none, null, 'returned'],
  [own, other, contractAddress, 'sent'],
  // A longer address is not the zero address.
  [own, `${none}0`, null, 'sent'],
])('from %s to %s, of the contract %s, tokens are %s', (fromAddress, toAddress, contract, kind) => {
  expect(movementOf({ incoming: toAddress === own, fromAddress, toAddress, contractAddress: contract })).toBe(kind);
});
