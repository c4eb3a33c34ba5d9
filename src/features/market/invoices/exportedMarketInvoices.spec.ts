import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { chosenOf, fileNameOf, fileOf } from '#app/export/list.ts';
import { Invoice } from '#domain/shop/order.ts';
import { readCatalogue } from '#i18n/allTexts.ts';
import { exportedMarketInvoices } from './exportedMarketInvoices.ts';

const all = [
  Invoice.parse({
    id: 1,
    number: 'RE-2026-00001',
    issuedAt: '2026-06-14T09:00:00.000Z',
    total: 49_00,
    order: {
      id: 7,
      number: '000000007',
      tokenValue: 'T7',
      items: [{ productCode: 'RING-2', productName: 'Echo' }],
    },
  }),
];

test.each([
  ['de', 'Nummer;Datum;Werk;Kennung;Kauf;Betrag in Euro', 'rechnungen_2026_Echo.csv'],
  ['en', 'Number,Date,Work,Code,Purchase,Amount in euros', 'invoices_2026_Echo.csv'],
] as const)('a file of invoices has the words for works and purchases (%s)', async (locale, header, name) => {
  const i18n = setupI18n({ locale, messages: { [locale]: await readCatalogue(locale) } });
  const { items, words } = chosenOf(exportedMarketInvoices, all, { year: '2026', product: 'RING-2' }, i18n);
  expect(fileNameOf(exportedMarketInvoices, words, i18n)).toBe(name);
  expect((await fileOf(exportedMarketInvoices, items, i18n).text()).trim().split('\r\n')[0]).toBe(header);
});
