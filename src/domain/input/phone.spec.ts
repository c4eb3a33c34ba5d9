import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, phoneOf } from './phone.ts';

// Numbers reserved by regulators for films and examples (Bundesnetzagentur, Ofcom, NANP), Niue's seven digits, E.164's
// maximum.
test.each([
  ['+491711234567', '+491711234567'],
  ['+49 171 39200 00', '+491713920000'],
  ['0049 171 3920000', '+491713920000'],
  [' 0049 171 3920000 ', '+491713920000'],
  ['+49 (0) 171 3920000', '+491713920000'],
  ['+49 (171) 39-20-000', '+491713920000'],
  ['+49/171.3920000', '+491713920000'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['+683 4000', '+6834000'],
  ['+123456789012345', '+123456789012345'],
])('%j is %s', (text, expected) => {
  expect(phoneOf(text)).toBe(expected);
});

test.each([
  ['0171 3920000', 'DE', '+491713920000'],
  ['0171/392-0000 0', 'DE', '+4917139200000'],
  ['0664 1234567', 'AT', '+436641234567'],
  ['0676 12345678', 'AT', '+4367612345678'],
  ['078 123 45 67', 'CH', '+41781234567'],
])('%j of a customer in %s is %s', (text, country, expected) => {
  expect(phoneOf(text, country)).toBe(expected);
});

// Landline numbers in Luton, and in Vienna with an extension, have the same form.
test.each([
  ['01582 123456', 'GB'],
  ['01 58858 12345', 'AT'],
  ['0171 3920000', 'AT'],
  ['0664 1234567', 'DE'],
  ['0171 3920000', ''],
])('%j of a customer in %j is invalid without its country code', (text, country) => {
  expect(phoneOf(text, country)).toBeNull();
});

test.each([
  '',
  '+',
  '0171 392000',
  '030 39200000',
  '171 3920000',
  '+0171 3920000',
  '+1234567890123456',
  '+49171',
  '+49 171 abc',
  '++491713920000',
  '+49+1713920000',
  '+٤٩١٧١٣٩٢٠٠٠٠',
])('%j is invalid', (text) => {
  expect(isPhone(text)).toBe(false);
});

test('a normalised number stays the same when normalised again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\+|00)[1-9][\d ()/.-]{5,18}$/), (text) => {
      const phone = phoneOf(text);
      if (phone !== null) expect(phoneOf(phone)).toBe(phone);
    }),
  );
});
