import { expect, test } from 'vitest';
import { maskedIban } from './maskedIban.ts';

test.each([
  ['DE89370400440532013000', 'DE89 … 3000'],
  ['DE89 3704 0044 0532 0130 00', 'DE89 … 3000'],
])('of %s only the ends are shown', (iban, shown) => expect(maskedIban(iban)).toBe(shown));
