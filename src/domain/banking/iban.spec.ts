import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { character } from '../testing/character.ts';
import { electronicIban, ibanInGroups, isIban, isSepaIban } from './iban.ts';

/** Examples of the IBAN registry (ISO 13616, published by SWIFT), in electronic format. */
const registry = [
  'AT611904300234573201',
  'BE68539007547034',
  'BY13NBRB3600900000002Z00AB00',
  'CI93CI0080111301134291200589',
  'BY22NB23324232T78YR7823HR32U',
  'CH9300762011623852957',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'TR330006100519786457841326',
];

/** Returns the check digits of a country's account number (ISO 7064, MOD 97-10). */
function checkDigits(country: string, bban: string): string {
  const number = [...`${bban}${country}00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return String(98n - (BigInt(number) % 97n)).padStart(2, '0');
}

describe('isIban', () => {
  test.each(registry)('%s of the registry', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(isIban(ibanInGroups(iban))).toBe(true);
    expect(isIban(iban.toLowerCase())).toBe(true);
  });

  test.each(['', 'DE', 'DE8937040044053201300', 'DE893704004405320130000', 'XX89370400440532013000', 'DE89-3704-0044'])(
    '%j is not an IBAN',
    (text) => {
      expect(isIban(text)).toBe(false);
    },
  );

  test.each([
    ['FK', 'SC123456789012'],
    ['DJ', '00010000000154000100186'],
  ])('accepts a country that ibantools does not mark as registered: %s', (country, bban) => {
    expect(isIban(`${country}${checkDigits(country, bban)}${bban}`)).toBe(true);
  });
  test.each([
    ['97', '00'],
    ['98', '01'],
    ['02', '99'],
  ])('the algorithm gives the check digits %s, never %s', (right, wrong) => {
    const accounts = Array.from({ length: 1000 }, (_, account) => String(account).padStart(18, '0'));
    const account = accounts.find((bban) => checkDigits('DE', bban) === right);
    expect([isIban(`DE${right}${account}`), isIban(`DE${wrong}${account}`)]).toEqual([true, false]);
  });

  test('any single wrong digit is detected', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (index, shift) => {
        const iban = 'DE89370400440532013000';
        const wrong = (Number(iban[index]) + shift) % 10;
        expect(isIban(iban.slice(0, index) + wrong + iban.slice(index + 1))).toBe(false);
      }),
    );
  });

  test.each([
    ['that is none', 'XX', '370400440532013000'],
    ['with a sign too many', 'DE', '3704004405320130000'],
    // ibantools does not anchor the end of these two forms.
    ['with a sign too many', 'VA', '0011230000123456789'],
    ['with a sign too many', 'EG', '00190005000000002631800023'],
    ['with a letter among its digits', 'DE', '37040044053201300A'],
  ])('rejects a country without IBANs, whatever the check digits, %s: %s', (_, country, bban) => {
    expect(isIban(`${country}${checkDigits(country, bban)}${bban}`)).toBe(false);
  });

  test('accepts only digits as check digits, and only the right ones', () => {
    const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const right = signs.flatMap((first) =>
      signs.map((second) => first + second).filter((check) => isIban(`DE${check}370400440532013000`)),
    );
    expect(right).toEqual(['89']);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), fc.constantFrom('', 'DE', 'NO', 'ES', 'BE'), (text, country) => {
        isIban(country + text);
      }),
    );
  });
});

test.each([
  ['DE89370400440532013000', true],
  ['CH9300762011623852957', true],
  ['gb29 nwbk 6016 1331 9268 19', true],
  ['BR1800360305000010009795493C1', false],
  ['TR330006100519786457841326', false],
])('a SEPA transfer reaches %s: %s', (iban, reached) => {
  expect(isSepaIban(iban)).toBe(reached);
});

test('is formatted in groups of four, and parsed back', () => {
  expect(ibanInGroups('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(ibanInGroups('de8937')).toBe('DE89 37');
  expect(ibanInGroups('')).toBe('');
  fc.assert(
    fc.property(fc.constantFrom(...registry), (iban) => {
      expect(electronicIban(ibanInGroups(iban))).toBe(iban);
    }),
  );
});
