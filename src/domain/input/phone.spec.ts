import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, phoneOf } from './phone.ts';

// Numbers reserved by regulators for films and examples (Bundesnetzagentur, Ofcom, NANP), Niue's seven digits, E.164's
// maximum.
test.each([
  ['+49 171 39200 00', '', '+491713920000'],
  [' 0049 171 3920000', '', '+491713920000'],
  ['+49 (0) 171 3920000', '', '+491713920000'],
  ['+49 (171) 39-20-000', '', '+491713920000'],
  ['+49/171.3920000', '', '+491713920000'],
  ['+1 (202) 555-0123', '', '+12025550123'],
  ['+683 4000', '', '+6834000'],
  ['+123456789012345', '', '+123456789012345'],
  ['0171 3920000', 'DE', '+491713920000'],
  ['0664 1234567', 'AT', '+436641234567'],
  ['078 123 45 67', 'CH', '+41781234567'],
  ['0171 3920000', '', null],
  ['0664 1234567', 'DE', null],
  // Landline numbers in Luton, and in Vienna with an extension, have the form of German mobile numbers.
  ['01582 123456', 'GB', null],
  ['01 58858 12345', 'AT', null],
  ['0171 392000', 'DE', null],
  ['+1234567890123456', '', null],
  ['+49171', '', null],
  ['+49 171 abc', '', null],
  ['++491713920000', '', null],
  ['+49+1713920000', '', null],
  ['+٤٩١٧١٣٩٢٠٠٠٠', '', null],
])('%j of a customer in %j is %s', (text, country, expected) => {
  expect(phoneOf(text, country)).toBe(expected);
});

// Codes that are spare or reserved, or two digits of such codes, in the list of ITU-T; 379, 388 and 991 have no
// numbers.
const spare = [
  0, 210, 214, 215, 217, 219, 259, 28, 292, 293, 294, 295, 296, 379, 384, 388, 422, 424, 425, 426, 427, 428, 429, 671,
  684, 693, 694, 695, 696, 697, 698, 699, 801, 802, 803, 804, 805, 806, 807, 809, 83, 851, 854, 857, 858, 859, 871, 872,
  873, 874, 875, 876, 877, 879, 884, 885, 887, 889, 89, 969, 978, 990, 991, 997, 999,
];

test.each(['+', '00'])(
  'of all beginnings of a number after %s, exactly the assigned country codes are valid',
  (plus) => {
    const beginnings = Array.from({ length: 1000 }, (_, code) => `${code}`.padStart(3, '0'));
    const valid = beginnings.filter((beginning) => isPhone(`${plus}${beginning}1234567`));
    expect(valid).toEqual(beginnings.filter((beginning) => !spare.some((code) => beginning.startsWith(`${code}`))));
  },
);

test('a normalised number stays the same when normalised again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\+|00)[1-9][\d ()/.-]{5,18}$/), (text) => {
      const phone = phoneOf(text);
      if (phone !== null) expect(phoneOf(phone)).toBe(phone);
    }),
  );
});
