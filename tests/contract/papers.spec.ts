import { describe, expect, test } from 'vitest';
import type { Http } from '#api/http.ts';
import { textOf } from '#sandbox/testing/pdfText.ts';
import { layer } from './support/layer.ts';
import { useShop } from './support/shops.ts';

const BINDING = 'The German version is binding.';

const wordsIn = async ({ blob }: { blob: Blob }) =>
  textOf(new Uint8Array(await blob.arrayBuffer())).replaceAll(/\s+/g, ' ');

/** Papers of a customer by the calls of the app, and a text of each in both languages. */
const papers: [name: string, german: string, english: string, read: (http: Http) => Promise<{ blob: Blob }>][] = [
  [
    'invoice',
    'Abrechnung Ihrer Zeichnung',
    'Contract note for your order',
    async (http) => layer.downloadInvoice(http, (await layer.readInvoices(http, { page: 1 })).member.at(-1)?.id ?? 0),
  ],
  [
    'register statement',
    'Auszug aus dem Kryptowertpapierregister',
    'Statement of the crypto securities register',
    async (http) => layer.downloadFile(http, (await layer.readExcerpts(http, 1)).member[0]?.fileUuid ?? ''),
  ],
  [
    'tax report',
    'Käufe, Rückgaben, Rückzahlungen und Übertragungen',
    'Purchases, returns, repayments and transfers',
    (http) => layer.downloadTaxFile(http, { year: 2025, format: 'pdf' }),
  ],
  [
    'document of a product',
    'Wertpapierinformationsblatt',
    'Securities information sheet',
    async (http) => {
      const { legalDocuments } = await layer.readProduct(http, 'WIND-NORDSEE-2032');
      return layer.downloadFile(http, legalDocuments[0]?.fileUuid ?? '');
    },
  ],
];

/** Requirement 24.14. */
describe('the papers of a customer', () => {
  const shop = useShop();

  test.each(papers)(
    'a reader of English gets the %s with a translation, a reader of German without',
    async (...row) => {
      const [, german, english, read] = row;
      const bilingual = await wordsIn(await read((await shop.as('julia', 'en')).http));
      for (const words of [german, english, BINDING]) expect(bilingual).toContain(words);
      const alone = await wordsIn(await read((await shop.as('julia', 'de')).http));
      expect(alone).toContain(german);
      for (const words of [english, BINDING]) expect(alone).not.toContain(words);
    },
  );

  test('the tax report as a table names its columns in the language as well', async () => {
    const headIn = async (locale: 'de' | 'en') => {
      const { http } = await shop.as('julia', locale);
      return (await (await layer.downloadTaxFile(http, { year: 2025, format: 'csv' })).blob.text()).split('\r\n')[0];
    };
    expect(await headIn('en')).toContain('Art / Type;Datum / Date');
    expect(await headIn('de')).toContain('Art;Datum');
  });
});
