import fc from 'fast-check';
import { expect, test } from 'vitest';
import { character } from '../testing/character.ts';
import { giroCode } from './giroCode.ts';

const transfer = {
  recipient: 'Wikimedia Fördergesellschaft',
  iban: 'DE33 1002 0500 0001 1947 00',
  bic: 'BFSWDE33BER',
  amount: 123_45,
  purpose: 'Spende für Wikipedia',
};
const linesWith = (over: Partial<typeof transfer>) => giroCode({ ...transfer, ...over })?.split('\n');

test('writes the Red Cross example of EPC069-12, in version 002', () => {
  const example = { recipient: 'Red Cross of Belgium', iban: 'BE72000000001616', bic: 'BPOTBEB1', amount: 1_00 };
  expect(giroCode({ ...example, purpose: 'Urgency fund' })).toBe(
    'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1.00\n\n\nUrgency fund',
  );
});

test('ends with the amount without a purpose, and has an empty line without a BIC', () => {
  expect(giroCode({ ...transfer, bic: '', purpose: '' })).toBe(
    'BCD\n002\n1\nSCT\n\nWikimedia Fördergesellschaft\nDE33100205000001194700\nEUR123.45',
  );
});

test.each([
  [1, 'EUR0.01'],
  [10, 'EUR0.10'],
  [999_999_999_99, 'EUR999999999.99'],
])('%i cents are %s', (amount, expected) => expect(linesWith({ amount })?.[7]).toBe(expected));

test.each([
  ['a name of 70 letters', { recipient: 'x'.repeat(70) }],
  ['a purpose of 140 letters', { purpose: 'x'.repeat(140) }],
  ['letters that are two bytes each', { recipient: 'ü'.repeat(70), purpose: 'x'.repeat(120) }],
  ['spaces around the BIC', { bic: ' BFSWDE33BER ' }],
])('%s fits', (_, over) => expect(linesWith(over)?.[4]).toBe('BFSWDE33BER'));

test('accepts 331 bytes, and not one more', () => {
  const bytes = (purpose: string) => giroCode({ ...transfer, recipient: 'ü'.repeat(70), purpose });
  const rest = 331 - new TextEncoder().encode(bytes('x') ?? '').length + 1;
  expect(new TextEncoder().encode(bytes('x'.repeat(rest)) ?? '').length).toBe(331);
  expect(bytes('x'.repeat(rest + 1))).toBeNull();
});

test('replaces a line break inside a field by one space, and removes invisible characters', () => {
  const lines = linesWith({ recipient: 'Red\r\n \tCr\u00adoss\u200b', purpose: '\u0000Urgency\n\nfund ' });
  expect([lines?.[5], lines?.[10]]).toEqual(['Red Cross', 'Urgency fund']);
});

test.each([
  ['no amount', { amount: 0 }],
  ['too much', { amount: 1_000_000_000_00 }],
  ['half a cent', { amount: 1.5 }],
  ['a name of 71 letters', { recipient: 'x'.repeat(71) }],
  ['a purpose of 141 letters', { purpose: 'x'.repeat(141) }],
  ['an invisible name', { recipient: ' \u200b\u2060\u00ad' }],
  ['an account that SEPA does not reach', { iban: 'BR1800360305000010009795493C1' }],
  ['a wrong BIC', { bic: 'BFSW' }],
])('%s yields no code', (_, over) => expect(giroCode({ ...transfer, ...over })).toBeNull());

test('no field can change another', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), fc.string({ unit: character }), (recipient, purpose) => {
      const payload = giroCode({ ...transfer, recipient, purpose });
      if (payload === null) return;
      const lines = payload.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
      expect(lines.slice(6, 8)).toEqual(['DE33100205000001194700', 'EUR123.45']);
      expect(lines.length).toBeLessThanOrEqual(11);
    }),
  );
});
