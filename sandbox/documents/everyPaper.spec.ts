import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#domain/shop/settings.ts';
import { clockOf } from '../clock.ts';
import { seedAll } from '../content/seed.ts';
import { type Database, open } from '../db/database.ts';
import { rowOf, rowsOf, update } from '../db/rows.ts';
import { layoutOf, type PageLayout, type Piece } from '../testing/pdfText.ts';
import { newPaper } from './paper.ts';
import { type Paper, papersOf, publicPapers } from './testing/everyPaper.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
/** Letters, marks and symbols that forms accept in names and titles. */
const SCRIPTS = 'Łukasz 青木 Иван Ωμέγα אבג عبد Հայ ქარ 한국 ไทย हिन्दी አማ Nguyễn Z̸ ﷽ 👩‍👩‍👧‍👦 𠮷';

let shop: Database;
beforeAll(async () => {
  shop = await open({ dataDir: null });
  await seedAll(
    shop.db,
    clockOf(shop.db, () => NOW.getTime()),
  );
}, 60_000);
afterAll(() => shop.close());

const FOOT = 841.89 - 20 * (72 / 25.4);

/** Excludes the last sum of a table, which has the same size but a figure beside it. */
const isHeading = ({ text, size, baseline }: Piece, pieces: readonly Piece[]) =>
  (size === 11 || size === 9 || /^Zu einbehaltenen|^Wo ein Strich|(?::| wenn)$/.test(text)) &&
  !pieces.some((other) => other.left > 300 && Math.abs(other.baseline - baseline) < 1);
const isLast = ({ baseline }: Piece, pieces: readonly Piece[]) =>
  !pieces.some((other) => other.baseline > baseline + 1 && other.baseline < FOOT - 8);

/**
 * Faults of a page: missing glyphs, rules through text, overlapping lines, cut figures, headings at the foot of a page.
 */
function faultsOf({ pieces, rules }: PageLayout): string[] {
  const told = (what: string, { text }: { text: string }) => `${what}: „${text}“`;
  return [
    ...pieces.filter(({ lacksGlyph }) => lacksGlyph).map((piece) => told('box', piece)),
    ...pieces
      .filter(({ left, baseline, size }) =>
        rules.some((rule) => {
          const isBeside = left < rule.left - 1 || left > rule.right;
          return !isBeside && rule.y > baseline - size * 0.7 && rule.y < baseline + size * 0.2;
        }),
      )
      .map((piece) => told('struck through', piece)),
    ...pieces
      .filter((piece) =>
        pieces.some(({ left, baseline }) => {
          const below = baseline - piece.baseline;
          return Math.abs(left - piece.left) < 1 && below > 0.01 && below < piece.size * 0.9;
        }),
      )
      .map((piece) => told('on another line', piece)),
    ...pieces
      .filter(({ text }) => /^\d\d\.\d\d\.\d{0,3}$|^[\d.]+,\d{0,2}$|^[€%]$/.test(text))
      .map((piece) => told('cut', piece)),
    ...pieces
      .filter((piece) => isHeading(piece, pieces) && isLast(piece, pieces))
      .map((piece) => told('lonely', piece)),
  ];
}

const faultsIn = ({ name, pdf }: Paper) =>
  layoutOf(pdf).flatMap((page, index) => faultsOf(page).map((fault) => `${name}, page ${index + 1}: ${fault}`));

async function faultsOfAll(papers: AsyncGenerator<Paper>): Promise<{ count: number; faults: string[] }> {
  const faults: string[] = [];
  let count = 0;
  for await (const paper of papers) {
    count += 1;
    faults.push(...faultsIn(paper));
  }
  return { count, faults };
}

async function* everyPaper(locale: Locale) {
  yield* publicPapers(shop.db, locale);
  for (const customer of await rowsOf(shop.db, 'customers')) yield* papersOf(shop.db, customer, NOW, locale);
}

const locales = ['de', 'en'] as const;
describe('every kind of paper', { timeout: 120_000 }, () => {
  test.each(locales)(
    'of every persona is readable in %s: no missing glyph, no line through a row, no number split in two lines',
    async (locale) => {
      const { count, faults } = await faultsOfAll(everyPaper(locale));
      expect(faults).toEqual([]);
      expect(count).toBeGreaterThan(100);
    },
  );

  test.each(locales)('shows names and titles of any script in %s', async (locale) => {
    await update(shop.db, 'customers', { firstName: SCRIPTS, lastName: SCRIPTS });
    await update(shop.db, 'productTranslations', { name: SCRIPTS });
    await update(shop.db, 'orderItems', { productName: SCRIPTS });
    await update(
      shop.db,
      'files',
      { content: Buffer.alloc(0), size: 0, bilingual: null },
      { mediaType: 'application/pdf' },
    );
    const customers = shop.db.selectFrom('customers').selectAll().where('personaKey', 'in', ['julia', 'company']);
    for (const customer of await customers.execute())
      expect(await faultsOfAll(papersOf(shop.db, customer, NOW, locale))).toEqual({
        count: expect.any(Number),
        faults: [],
      });
    const { id } = await rowOf(shop.db, 'products', { kind: 'bond' });
    expect((await faultsOfAll(publicPapers(shop.db, locale, id))).faults).toEqual([]);
  });
});

test('words of Hebrew and Arabic run from right to left, and a character that no font has is shown by its name', async () => {
  const paper = newPaper({ title: 'T', reference: 'T', createdAt: NOW.toISOString(), footer: [], locale: 'de' });
  paper.paragraph('Frau שלום כהן, 𠮷');
  const pieces = (layoutOf(await paper.finish())[0]?.pieces ?? []).toSorted((one, other) => one.left - other.left);
  // The glyphs of a word are in visual order.
  const line = pieces.filter(
    ({ baseline, size }) => size === 9.5 && Math.abs(baseline - (pieces[0]?.baseline ?? 0)) < 40,
  );
  expect(
    line
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .slice(0, 4),
  ).toEqual(['Frau', 'ןהכ', 'םולש', ', [U+20BB7]']);
});
