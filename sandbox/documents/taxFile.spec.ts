import { expect, test } from 'vitest';
import type { Locale } from '#domain/shop/settings.ts';
import type { TaxYear } from '../read/taxYear.ts';
import { textOf } from '../testing/pdfText.ts';
import { taxFileCsv, taxFilePdf } from './taxFile.ts';

const payout = (id: number, tax: number | null) => ({
  id,
  payoutDate: `2025-0${id}-15`,
  amount: 10_000,
  productCode: 'WOHN',
  productName: 'Wohnbau',
  isin: 'DE1',
  withheld: tax === null ? null : { capitalGains: tax, solidarity: 100, church: 0 },
});
const yearOf = (...taxes: (number | null)[]): TaxYear => ({
  year: 2025,
  until: '2025-12-31',
  isPreliminary: false,
  movements: [],
  held: [],
  holder: { name: 'Clara', lines: ['Clara'], reference: 'K-1', taxnumber: null, wallets: [] },
  payouts: taxes.map((tax, index) => payout(index + 1, tax)),
});

test.each([
  ['all', [2_000, 3_000], 'Kapitalertragsteuer 50,00 €', null],
  ['none withheld', [0], 'Kapitalertragsteuer 0,00 €', null],
  ['some', [2_000, null], 'Kapitalertragsteuer (soweit bekannt) 20,00 €', 'Wo ein Strich steht'],
  ['none', [null], null, 'liegen der Plattform für diese Zahlungen keine Angaben vor'],
  ['no payment at all', [], null, null],
])(
  'the tax of the year and of a security sums up the known taxes of its payments, and is labelled as such: %s',
  async (_, taxes, sum, hint) => {
    const facts = yearOf(...taxes);
    const text = textOf(await taxFilePdf(facts, '2026-01-02T09:00:00.000Z', 'de')).replaceAll('\n', ' ');
    expect(text).toContain('Steuerübersicht 2025');
    const sums = text.match(/Kapitalertragsteuer (?:\(soweit bekannt\) )?[\d.,]+ €/g) ?? [];
    expect([...new Set(sums)]).toEqual(sum === null ? [] : [sum]);
    // The sum of the year and the sum of the security.
    expect(sums).toHaveLength(sum === null ? 0 : 2);
    expect(text.includes('Wo ein Strich steht')).toBe(hint === 'Wo ein Strich steht');
    expect(text.includes('Summiert ist')).toBe(hint === 'Wo ein Strich steht');
    expect(text.includes('für diese Zahlungen keine Angaben vor')).toBe(hint?.includes('keine Angaben vor') ?? false);
    const [sumRow] = taxFileCsv(facts, 'de').match(/^Summe;.*$/m) ?? [];
    expect(sumRow?.replaceAll('"', '').split(';').slice(8, 13) ?? null).toEqual(
      hint === 'Wo ein Strich steht' ? ['121,00', '20,00', '1,00', '0,00', '200,00'] : null,
    );
    // In the CSV file each payment states this itself.
    const rows = taxFileCsv(facts, 'de')
      .split('\r\n')
      .filter((row) => row.startsWith('Zinsen;'));
    expect(rows.map((row) => row.endsWith('keine Angaben zu einbehaltenen Steuern'))).toEqual(
      taxes.map((tax) => tax === null),
    );
  },
);

test('the files of an English reader contain the German texts with their translation', async () => {
  const facts: TaxYear = { ...yearOf(2_000, null), isPreliminary: true };
  const text = textOf(await taxFilePdf(facts, '2026-01-02T09:00:00.000Z', 'en')).replaceAll('\n', ' ');
  for (const words of [
    'Steuerübersicht 2025 Tax report 2025 The German version is binding.',
    'Provisional: the year isn’t over yet.',
    'Kapitalertragsteuer (soweit bekannt) 20,00 € Withholding tax (where known)',
    'A dash means that the platform has no details of tax withheld.',
    'Dies ist keine Steuerbescheinigung',
    'This isn’t a tax certificate within the meaning of § 45a EStG',
    'An diesem Tag hatten Sie keinen Bestand. You held no securities on this day.',
  ])
    expect(text).toContain(words);

  const linesIn = (locale: Locale) => taxFileCsv(facts, locale).split('\r\n');
  const [head = '', ...rows] = linesIn('en');
  expect(head).toContain('Art / Type;Datum / Date;Wertpapier / Security');
  expect(rows).toContainEqual(expect.stringMatching(/^Hinweis \/ Note;.*The German version is binding\.$/));
  expect(rows).toContainEqual(
    expect.stringMatching(/keine Angaben zu einbehaltenen Steuern \/ no details of tax withheld$/),
  );
  // Figures and codes are the same in both.
  const figuresOf = (lines: readonly string[]) =>
    lines.filter((line) => line.startsWith('Zinsen')).map((line) => line.split(';').slice(1, 13));
  expect(figuresOf(rows)).toEqual(figuresOf(linesIn('de')));
  expect(linesIn('de').join()).not.toMatch(/ \/ |binding/);
});
