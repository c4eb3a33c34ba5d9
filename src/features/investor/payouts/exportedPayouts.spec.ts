import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { chosenOf, fileNameOf, fileOf } from '#app/export/list.ts';
import type { Payout } from '#domain/shop/customer.ts';
import { readCatalogue } from '#i18n/allTexts.ts';
import { exportedPayouts } from './exportedPayouts.ts';

const all: Payout[] = [
  {
    id: 1,
    payoutDate: '2025-03-31',
    amount: 13_806,
    productCode: 'WOHN',
    productName: '=Wohnbau; Leipzig',
    withheld: { capitalGains: 4_687, solidarity: 257, church: 0 },
  },
  { id: 2, payoutDate: '2125-12-15', amount: 5, productCode: null, productName: null, withheld: null },
];

async function written(locale: 'de' | 'en') {
  const i18n = setupI18n({ locale, messages: { [locale]: await readCatalogue(locale) } });
  const text = await fileOf(exportedPayouts, all, i18n).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(text).split('\r\n');
}

test('each payout is exported in full, with its tax if known, for a German spreadsheet', async () => {
  expect(await written('de')).toEqual([
    '\uFEFFFällig am;Wertpapier;Kennung;Status;Zinsen in Euro;Kapitalertragsteuer in Euro;Solidaritätszuschlag in Euro;Kirchensteuer in Euro;Auszahlung in Euro',
    `2025-03-31;"'=Wohnbau; Leipzig";WOHN;Ausgezahlt;"187,50";"46,87";"2,57";"0,00";"138,06"`,
    '2125-12-15;;;Erwartet;;;;;"0,05"',
    '',
  ]);
});

test('each payout is exported for an English spreadsheet', async () => {
  expect((await written('en'))[1]).toBe(`2025-03-31,"'=Wohnbau; Leipzig",WOHN,Paid out,187.50,46.87,2.57,0.00,138.06`);
});

test.each([
  [{ year: 'all' }, [1, 2], 'auszahlungen.csv'],
  [{ year: '2025' }, [1], 'auszahlungen_2025.csv'],
  [{ year: '2125', product: 'NONE' }, [2], 'auszahlungen_2125.csv'],
  [{ year: 'all', product: 'WOHN' }, [1], 'auszahlungen_Wohnbau-Leipzig.csv'],
])('the file for %j has the payouts of the page, and a matching name', async (asked, ids, name) => {
  const i18n = setupI18n({ locale: 'de', messages: { de: await readCatalogue('de') } });
  const { items, words } = chosenOf(exportedPayouts, all, asked, i18n);
  expect([items.map(({ id }) => id), fileNameOf(exportedPayouts, words, i18n)]).toEqual([ids, name]);
});
