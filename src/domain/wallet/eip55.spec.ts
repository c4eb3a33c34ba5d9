import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksumAddress, isBlockchainAddress } from './eip55.ts';

/** Test cases of EIP-55. */
const published = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('EIP-55', () => {
  test.each(published)('%s', (address) => {
    expect(checksumAddress(address.toLowerCase())).toBe(address);
    expect(isBlockchainAddress(address)).toBe(true);
    expect(isBlockchainAddress(address.toLowerCase())).toBe(true);
    // An address in one case has no checksum.
    expect(isBlockchainAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(true);
  });

  test('a wrong capital is detected', () => {
    expect(isBlockchainAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed')).toBe(false);
    expect(isBlockchainAddress('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(false);
  });

  test.each([
    '',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n',
    '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed0',
    '00x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  ])('%j is not an address', (text) => {
    expect(isBlockchainAddress(text)).toBe(false);
  });

  test('every address has an accepted checksum', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
        const address = `0x${Buffer.from(bytes).toString('hex')}`;
        expect(isBlockchainAddress(checksumAddress(address))).toBe(true);
        expect(checksumAddress(checksumAddress(address))).toBe(checksumAddress(address));
      }),
    );
  });
});
