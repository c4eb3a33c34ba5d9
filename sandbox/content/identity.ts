import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { checksumAddress } from '#domain/wallet/eip55.ts';

/** Derives a blockchain address from a name; no private key to it is known. */
export function addressOf(name: string): string {
  return checksumAddress(`0x${bytesToHex(keccak_256(utf8ToBytes(`parkett:${name}`))).slice(-40)}`);
}

/** Derives a transaction hash from a name. */
export function hashOf(name: string): string {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(`parkett:transaction:${name}`)))}`;
}

/** Derives a UUID from a name (version 8 of RFC 9562: made from a hash). */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`parkett:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Derives a short token from a name, such as an order’s `tokenValue`. */
export function tokenOf(name: string): string {
  return createHash('sha256').update(`parkett:token:${name}`).digest('base64url').replaceAll(/[-_]/g, 'x').slice(0, 10);
}
