import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { fileOf } from '#app/export/list.ts';
import { LedgerEntry } from '#domain/shop/transfer.ts';
import { readCatalogue } from '#i18n/allTexts.ts';
import { exportedLedger } from './exportedLedger.ts';

const [own, other, contract] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`);
const entryAt = (id: number, fromAddress: string | undefined, toAddress: string | undefined) =>
  LedgerEntry.parse({
    id,
    hash: `0x${id}`,
    fromAddress,
    toAddress,
    incoming: toAddress === own,
    amount: 1_500,
    productName: 'Wohnbau; Leipzig',
    productCode: 'WOHN',
    variantCode: 'WOHN-TOKEN',
    blockchainName: 'Polygon',
    contractAddress: contract,
    // Half an hour before midnight in London: already the next day in the shop's time zone.
    createdAt: '2025-06-14T23:30:00.000Z',
  });
const all = [entryAt(1, contract, own), entryAt(2, own, contract), entryAt(3, other, own), entryAt(4, own, other)];

async function exported(locale: 'de' | 'en') {
  const i18n = setupI18n({ locale, messages: { [locale]: await readCatalogue(locale) } });
  const lines = (await fileOf(exportedLedger, all, i18n).text()).trim().split('\r\n');
  return { name: i18n._(exportedLedger.fileName), head: lines[0], rows: lines.slice(1) };
}

test('each movement has its name, outgoing ones are negative, addresses and hash are in full', async () => {
  const row = (kind: string, amount: number, rest: readonly (string | undefined)[]) =>
    ['2025-06-15', '"Wohnbau; Leipzig"', 'WOHN', kind, amount, ...rest, 'Polygon'].join(';');
  expect(await exported('de')).toEqual({
    name: 'transaktionen.csv',
    head: 'Datum;Token;Kennung;Art;Stückzahl;Von;An;Hash;Blockchain',
    rows: [
      row('Kauf', 1_500, [contract, own, '0x1']),
      row('Rückzahlung', -1_500, [own, contract, '0x2']),
      row('Eingang', 1_500, [other, own, '0x3']),
      row('Ausgang', -1_500, [own, other, '0x4']),
    ],
  });
});

test('each movement is exported in English', async () => {
  const { rows } = await exported('en');
  expect(rows.map((line) => line.split(',').slice(3, 5))).toEqual([
    ['Purchase', '1500'],
    ['Repayment', '-1500'],
    ['Incoming', '1500'],
    ['Outgoing', '-1500'],
  ]);
});
