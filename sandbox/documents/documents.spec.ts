import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockOf } from '../clock.ts';
import { seed } from '../content/seed.ts';
import { type Database, open } from '../db/database.ts';
import { rowOf } from '../db/rows.ts';
import { textOf } from '../testing/pdfText.ts';
import { excerptFacts, invoiceFacts } from './facts.ts';
import { invoicePdf } from './invoice.ts';
import { contentOf, invoiceFile } from './on-demand.ts';
import { fileNamed } from './testing/fileNamed.ts';

let shop: Database;
beforeAll(async () => {
  shop = await open({ dataDir: null });
  await seed(
    shop.db,
    clockOf(shop.db, () => Date.UTC(2026, 10, 21, 4)),
  );
});
afterAll(() => shop.close());

function expectPdf(pdf: Uint8Array): void {
  const source = Buffer.from(pdf).toString('latin1');
  expect(source).toMatch(/^%PDF-1\.7/);
  expect(source.trimEnd()).toMatch(/%%EOF$/);
  expect(source).toContain('/Lang (de-DE)');
  expect(source).toContain('/Marked true');
  expect(source).toContain('/DisplayDocTitle true');
}

describe('invoice', () => {
  test('of a subscription names buyer, goods and amount, and that there is no VAT', async () => {
    const row = await rowOf(shop.db, 'invoices');
    const { fileName, content } = await invoiceFile(shop.db, row, 'de');
    expect(fileName).toBe('Abrechnung_RE-2023-00001.pdf');
    expectPdf(content);
    const text = textOf(content);
    for (const words of [
      'Abrechnung Ihrer Zeichnung',
      'RE-2023-00001',
      'Julia Lindner',
      'Bernstorffstraße 118',
      '22767 Hamburg',
      'Wohnbau Leipzig 2029',
      'ISIN DE000PKTWL8',
      '15.000',
      '15.000,00 €',
      '§ 4 Nummer 8 Buchstabe e UStG',
      'Überweisung',
      'Seite 1 von 1',
    ])
      expect(text).toContain(words);
  });

  test('of a refunded subscription is unchanged, and its reversal names it and reverses its amounts', async () => {
    const reversal = await shop.db
      .selectFrom('invoices')
      .selectAll()
      .where('reverses', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const issued = await rowOf(shop.db, 'invoices', { id: reversal.reverses ?? 0 });
    const { fileName, content } = await invoiceFile(shop.db, reversal, 'de');
    expect(fileName).toBe(`Rückabrechnung_${reversal.number}.pdf`);
    expectPdf(content);
    const text = textOf(content).replaceAll(/\s+/g, ' ');
    for (const words of [
      `Diese Rückabrechnung hebt die Abrechnung ${issued.number} vom 20.03.2026 vollständig auf`,
      '-5.000 1,00 € -5.000,00 €',
      'am 23.03.2026 erstattet',
    ])
      expect(text).toContain(words);
    expect(textOf((await invoiceFile(shop.db, issued, 'de')).content)).toContain('erhalten am 20.03.2026');
  });
});

describe('register excerpt', () => {
  test('shows the holding on its date', async () => {
    const documents = await shop.db
      .selectFrom('customerDocuments')
      .selectAll()
      .where('name', 'like', '%solar-uckermark%')
      .where('customerId', '=', 1)
      .orderBy('createdAt')
      .execute();
    const amounts = await Promise.all(
      documents.map(async (document) => [
        document.createdAt.slice(0, 10),
        (await excerptFacts(shop.db, document)).amount,
      ]),
    );
    expect(amounts).toEqual([
      ['2024-03-15', 15_000],
      ['2024-12-31', 15_000],
      ['2025-06-15', 25_000],
      ['2025-12-31', 25_000],
    ]);
  });

  test('is rendered on the first request, and stored', async () => {
    const file = await fileNamed(shop.db, 'Registerauszug_solar-uckermark');
    expect(file.size).toBe(0);
    const content = await contentOf(shop.db, file, 'de');
    expectPdf(content);
    const text = textOf(content);
    for (const words of [
      'Auszug aus dem Kryptowertpapierregister',
      'Solarpark Uckermark 2031',
      '15.000 Stück',
      '§ 19 Absatz 2',
    ])
      expect(text).toContain(words);
    const kept = await fileNamed(shop.db, 'Registerauszug_solar-uckermark');
    expect(kept.size).toBe(content.length);
    expect(await contentOf(shop.db, kept, 'de')).toEqual(content);
  });
});

test.each([
  ['Wertpapierinformationsblatt_windkraft', ['vollständigen Verlust', '5,25 % im Jahr', '30. Juni 2032']],
  ['Anleihebedingungen_windkraft', ['§ 3 Verzinsung', 'halbjährlich', '3.400.000,00 €']],
  ['Risikohinweise_windkraft', ['Totalverlust', 'Windkraft Dithmarschen']],
])('the document %s states the terms of the bond', async (name, words) => {
  const content = await contentOf(shop.db, await fileNamed(shop.db, name), 'de');
  expectPdf(content);
  const text = textOf(content).replaceAll('\n', ' ').replaceAll(/ +/g, ' ');
  for (const each of words) expect(text).toContain(each);
});

test('the same facts yield the same bytes, and a changed one yields another document', async () => {
  const row = await rowOf(shop.db, 'invoices');
  const { content } = await invoiceFile(shop.db, row, 'de');
  expect(Buffer.from(content).equals(await invoicePdf(await invoiceFacts(shop.db, row), 'de'))).toBe(true);
  expect((await invoiceFile(shop.db, row, 'de')).content).toBe(content);
  const renumbered = await invoiceFile(shop.db, { ...row, number: 'RE-2023-99999' }, 'de');
  expect(textOf(renumbered.content)).toContain('RE-2023-99999');
});
