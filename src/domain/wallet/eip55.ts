import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * True for an address of an Ethereum-like chain: `0x` and forty hexadecimal digits. If it mixes upper and lower case,
 * the case must be the checksum of EIP-55.
 */
export function isBlockchainAddress(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false;
  const digits = text.slice(2);
  const hasNoChecksum = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return hasNoChecksum || text === checksumAddress(text);
}

/** Address with upper and lower case set to the checksum of EIP-55. `address`: `0x` and forty hexadecimal digits. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = [...digits].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}
