import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { Payout } from '#domain/shop/customer.ts';
import { readCatalogue } from '#i18n/allTexts.ts';
import { fileOfPayouts } from './exportPayouts.ts';

const payout = (id: number, payoutDate: string, amount: number, productName: string | null): Payout => ({
  ...{ id, payoutDate, amount, productName },
  productCode: productName && `CODE-${id}`,
});
const paid = [
  payout(3, '2025-12-15', 59_375, 'Solarpark Uckermark 2031'),
  payout(2, '2025-03-31', 18_750, '=Wohnbau; Leipzig'),
  payout(1, '2025-03-31', 5, null),
];

async function written(locale: 'de' | 'en') {
  const i18n = setupI18n({ locale, messages: { [locale]: await readCatalogue(locale) } });
  const { name, blob } = fileOfPayouts(2025, paid, i18n);
  return { name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer()) };
}

test('a year is written with every payment in full, in the order of the days, for a German spreadsheet', async () => {
  const { name, text } = await written('de');
  expect(name).toBe('auszahlungen-2025.csv');
  expect(text.split('\r\n')).toEqual([
    '\uFEFFFällig am;Wertpapier;Kennung;Betrag in Euro',
    '2025-03-31;;;"0,05"',
    `2025-03-31;"'=Wohnbau; Leipzig";CODE-2;"187,50"`,
    '2025-12-15;Solarpark Uckermark 2031;CODE-3;"593,75"',
    '',
  ]);
});

test('and for an English one', async () => {
  const { name, text } = await written('en');
  expect(name).toBe('payouts-2025.csv');
  expect(text).toContain('2025-12-15,Solarpark Uckermark 2031,CODE-3,593.75\r\n');
});
