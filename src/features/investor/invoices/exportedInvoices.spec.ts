import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { chosenOf, fileNameOf, fileOf } from '#app/export/list.ts';
import { Invoice } from '#domain/shop/order.ts';
import { readCatalogue } from '#i18n/allTexts.ts';
import { exportedInvoices } from './exportedInvoices.ts';

const all = [
  {
    // Half an hour before midnight in London: already the next day in the shop's time zone.
    id: 1,
    number: 'RE-2025-00001',
    issuedAt: '2025-06-14T23:30:00.000Z',
    total: 1_500_050,
    order: {
      id: 7,
      number: '000000007',
      tokenValue: 'T7',
      items: [{ productCode: 'WOHN', productName: '=Wohnbau; Leipzig' }],
    },
  },
  {
    id: 2,
    number: 'RE-2025-00002',
    issuedAt: '2025-12-01T09:00:00.000Z',
    total: 5,
    order: { id: 8, number: null, tokenValue: 'T8', items: [] },
  },
].map((invoice) => Invoice.parse(invoice));

async function exported(locale: 'de' | 'en') {
  const i18n = setupI18n({ locale, messages: { [locale]: await readCatalogue(locale) } });
  const lines = (await fileOf(exportedInvoices, all, i18n).text()).trim().split('\r\n');
  return { name: i18n._(exportedInvoices.fileName), lines };
}

test('each invoice has its order, and its date of issue in Berlin', async () => {
  expect(await exported('de')).toEqual({
    name: 'abrechnungen.csv',
    lines: [
      'Nummer;Datum;Wertpapier;Kennung;Zeichnung;Betrag in Euro',
      `RE-2025-00001;2025-06-15;"'=Wohnbau; Leipzig";WOHN;Nr. 000000007;"15000,50"`,
      'RE-2025-00002;2025-12-01;;;T8;"0,05"',
    ],
  });
});

test('an English spreadsheet gets English separators', async () => {
  const { lines } = await exported('en');
  expect(lines[1]).toBe(`RE-2025-00001,2025-06-15,"'=Wohnbau; Leipzig",WOHN,No. 000000007,15000.50`);
});

test.each([
  [{}, [1, 2], 'abrechnungen.csv'],
  [{ year: '2025' }, [1, 2], 'abrechnungen_2025.csv'],
  [{ year: '2025', product: 'WOHN' }, [1], 'abrechnungen_2025_Wohnbau-Leipzig.csv'],
  [{ year: '1999', product: 'GOLD' }, [1, 2], 'abrechnungen.csv'],
])('the file for %j has the invoices of the page, and a matching name', async (asked, ids, name) => {
  const i18n = setupI18n({ locale: 'de', messages: { de: await readCatalogue('de') } });
  const { items, words } = chosenOf(exportedInvoices, all, asked, i18n);
  expect([items.map(({ id }) => id), fileNameOf(exportedInvoices, words, i18n)]).toEqual([ids, name]);
});
