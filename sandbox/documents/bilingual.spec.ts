import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#domain/shop/settings.ts';
import { clockOf } from '../clock.ts';
import { sectionsOf } from '../content/markdown.ts';
import { readPage } from '../content/pages.ts';
import { seed } from '../content/seed.ts';
import { type Database, open } from '../db/database.ts';
import { rowOf } from '../db/rows.ts';
import { layoutOf, textOf } from '../testing/pdfText.ts';
import { BINDING } from './bilingual.ts';
import { contentOf, invoiceFile } from './on-demand.ts';
import { pagePdf } from './page.ts';
import { addLegalDocument } from './supplement.ts';
import { papersOf, publicPapers } from './testing/everyPaper.ts';
import { fileNamed } from './testing/fileNamed.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
let shop: Database;
beforeAll(async () => {
  shop = await open({ dataDir: null });
  await seed(
    shop.db,
    clockOf(shop.db, () => NOW.getTime()),
  );
});
afterAll(() => shop.close());

const lineOf = (pdf: Uint8Array) => textOf(pdf).replaceAll(/\s+/g, ' ');
const countOf = (text: string, words: string) => text.split(words).length - 1;

/** Papers of a private and of a corporate investor and of one security, by name. */
async function papersIn(locale: Locale): Promise<Map<string, Uint8Array>> {
  const papers = new Map<string, Uint8Array>();
  const { id } = await rowOf(shop.db, 'products', { kind: 'bond' });
  for await (const { name, pdf } of publicPapers(shop.db, locale, id)) papers.set(name, pdf);
  const customers = shop.db.selectFrom('customers').selectAll().where('personaKey', 'in', ['julia', 'company']);
  for (const customer of await customers.execute())
    for await (const { name, pdf } of papersOf(shop.db, customer, NOW, locale)) papers.set(name, pdf);
  return papers;
}

test('a bilingual paper contains the German one and says once that it binds; a German paper has no English', async () => {
  const german = await papersIn('de');
  const bilingual = await papersIn('en');
  expect([...bilingual.keys()]).toEqual([...german.keys()]);
  for (const [name, pdf] of german) {
    const pieces = textOf(pdf).split('\n');
    expect([name, countOf(lineOf(pdf), 'The German version')]).toEqual([name, 0]);
    const other = bilingual.get(name) ?? new Uint8Array();
    // A customer's own upload stays as it is.
    const isUpload = Buffer.from(other).equals(Buffer.from(pdf));
    if (isUpload) expect(name).toMatch(/^company (Gesellschafterliste|Handelsregisterauszug|[A-Z]\w+)\.pdf$/);
    else expect([name, countOf(lineOf(other), BINDING)]).toEqual([name, 1]);
    const others = new Set(textOf(other).split('\n'));
    const lost = pieces.filter((piece) => !piece.startsWith('Seite ') && !others.has(piece));
    expect([name, lost]).toEqual([name, []]);
  }
});

describe('an English reader', () => {
  test.each([
    [
      'Wertpapierinformationsblatt_windkraft',
      [
        'Securities information sheet',
        'can lead to the complete loss',
        'repayment of the nominal value on 30 June 2032',
      ],
    ],
    ['Anleihebedingungen_windkraft', ['Terms of the bond', '§ 3 Interest', 'payable half-yearly in arrears']],
    ['Risikohinweise_windkraft', ['Risk information', 'You could lose all of the money you invest']],
    ['Verwahrvertrag', ['Custody agreement for crypto securities', '7. Term and termination']],
    [
      'Registerauszug_solar-uckermark',
      ['Statement of the crypto securities register', 'Issuer', '15.000 Stück', '15,000 tokens', 'none registered'],
    ],
  ])('reads %s in English and German, the same at each request', async (name, words) => {
    const content = await contentOf(shop.db, await fileNamed(shop.db, name), 'en');
    const text = lineOf(content);
    for (const each of words) expect(text).toContain(each);
    expect(await contentOf(shop.db, await fileNamed(shop.db, name), 'en')).toEqual(content);
    // The stored German file is another one.
    expect(lineOf(await contentOf(shop.db, await fileNamed(shop.db, name), 'de'))).not.toContain(words[0]);
  });

  test('reads the contract note and its reversal', async () => {
    const issued = lineOf((await invoiceFile(shop.db, await rowOf(shop.db, 'invoices'), 'en')).content);
    for (const words of [
      'Abrechnung Ihrer Zeichnung Contract note for your order',
      'Preis je Stück Betrag Security Tokens Price per token Amount',
      'Payment method: Bank transfer. Received with thanks on',
      'Seite 1 von 1 / Page 1 of 1',
    ])
      expect(issued).toContain(words);
    const reversal = await shop.db
      .selectFrom('invoices')
      .selectAll()
      .where('reverses', 'is not', null)
      .executeTakeFirstOrThrow();
    const { fileName, content } = await invoiceFile(shop.db, reversal, 'en');
    expect(fileName).toBe(`Rückabrechnung_${reversal.number}.pdf`);
    expect(lineOf(content)).toMatch(/This refund note reverses contract note RE-\S+ of 20 March 2026 in full/);
  });

  test('reads a supplement of the issuer', async () => {
    const { id } = await rowOf(shop.db, 'products', { kind: 'bond' });
    await addLegalDocument(shop.db, id, 'Nachtrag 7', NOW);
    const de = lineOf(await contentOf(shop.db, await fileNamed(shop.db, 'Nachtrag 7'), 'de'));
    const en = lineOf(await contentOf(shop.db, await fileNamed(shop.db, 'Nachtrag 7'), 'en'));
    expect(de).not.toContain('Issued on');
    expect(en).toContain('Ausgestellt am 21. November 2026. Issued on 21 November 2026.');
  });

  test('finds each translation below its German text, smaller, and marked as English', async () => {
    const { content } = await invoiceFile(shop.db, await rowOf(shop.db, 'invoices'), 'en');
    const pieces = layoutOf(content)[0]?.pieces ?? [];
    const pieceOf = (words: string) => pieces.find(({ text }) => text.trim() === words);
    for (const [de, en] of [
      ['Kundennummer', 'Customer number'],
      ['Abrechnung Ihrer Zeichnung', 'Contract note for your order'],
      ['Wertpapier', 'Security'],
      ['Gesamtbetrag', 'Total'],
    ] as const) {
      const german = pieceOf(de);
      const english = pieceOf(en);
      expect([en, english?.left]).toEqual([en, german?.left]);
      const below = (english?.baseline ?? 0) - (german?.baseline ?? 0);
      expect([en, below > 7 && below < 22]).toEqual([en, true]);
      expect((english?.size ?? 99) < (german?.size ?? 0)).toBe(true);
    }
    expect(Buffer.from(content).toString('latin1')).toMatch(/\/S \/Span[\s\S]{0,60}\/Lang \(en-GB\)/);
  });
});

test.each(['information-sheet', 'terms', 'risks', 'custody-agreement'])(
  'the text %s has the same parts and placeholders in both languages',
  (name) => {
    const inGerman = (figure: string) => figure.replace('.', ',').replace(/ ?%/, ' %');
    const shapeOf = (locale: Locale) => {
      const markdown = readFileSync(new URL(`../content/data/papers/${name}.${locale}.md`, import.meta.url), 'utf8');
      const facts = Object.fromEntries([...markdown.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, `{${key}}`]));
      return sectionsOf(markdown, facts).map(({ paragraphs, list }) => [
        ...[...paragraphs, ...(list ?? [])].map(
          (text) =>
            text
              .match(/\{\w+\}|\d+(?:[.,]\d)? ?%/g)
              ?.map(inGerman)
              .toSorted() ?? [],
        ),
        list?.length ?? null,
      ]);
    };
    expect(shapeOf('en')).toEqual(shapeOf('de'));
  },
);

describe('a page of the content system', () => {
  const version = (code: string) => {
    const { name, content } = readPage(code, { de: { saleFee: '0,1 %' }, en: { saleFee: '0.1%' } });
    return { name: name.de, html: content.de, nameEn: name.en, htmlEn: content.en, createdAt: NOW.toISOString() };
  };

  test.each([
    ['terms-and-conditions', '1. Geltung 1. Scope', '8. Widerrufsrecht 8. Right of withdrawal'],
    ['withdrawal-instruction', 'Widerrufsrecht Right of withdrawal', 'Muster für Ihren Widerruf Model withdrawal form'],
  ])('is typeset part by part: %s', async (code, ...words) => {
    const text = lineOf(await pagePdf(version(code)));
    for (const each of words) expect(text).toContain(each);
    expect(lineOf(await pagePdf({ ...version(code), nameEn: null, htmlEn: null }))).not.toContain(
      'Right of withdrawal',
    );
  });

  test('has its translation at the end if the languages differ in structure', async () => {
    const page = { ...version('withdrawal-instruction'), html: '<p>Eins</p><p>Zwei</p>', htmlEn: '<h2>One</h2>' };
    expect(lineOf(await pagePdf(page))).toContain('Eins Zwei One');
  });
});
