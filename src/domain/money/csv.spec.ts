import fc from 'fast-check';
import { expect, test } from 'vitest';
import { character } from '../testing/character.ts';
import { type CsvSeparator, csvCell, csvOf, figureOf } from './csv.ts';

/** Parses RFC 4180: cells that are quoted or plain, each with the separator or line end after it. */
function read(csv: string, separator: CsvSeparator): string[][] {
  const rows: string[][] = [[]];
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}]*?))(${separator}|\\r\\n)`, 'gsy');
  for (const [, quoted, plain = '', end] of csv.matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== separator) rows.push([]);
  }
  return rows.slice(0, -1);
}

test.each([
  ['Solarpark', 'Solarpark'],
  [' Solarpark', '" Solarpark"'],
  ['Solarpark ', '"Solarpark "'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [-12.5, '-12.5'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['a=b', 'a=b'],
  [figureOf(-2_500_000, ','), '"-25000,00"'],
  [figureOf(-5, '.'), '-0.05'],
])('csvCell %j is %j', (value, expected) => {
  expect(csvCell(value)).toBe(expected);
});

test.each([
  '=1+1',
  '+1',
  '-1,00+1',
  '-1,000',
  '-1,00\n',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '"=1',
  "'=1",
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\ufeff=1',
  '\u0000=1',
  '\u200b=1',
])('csvCell %j cannot become a formula', (value) => {
  expect(csvCell(value)).toMatch(/^"?'/);
});

/** Any character, often with a special meaning in spreadsheets. */
const letter = fc.oneof(fc.constantFrom(...'=+-@,;"\'\t\r\n \u200b＝'), character);

/** Requirement 21.5. */
test('a table reads back as it was written, with formulas disarmed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ unit: letter }), { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
      fc.constantFrom(',' as const, ';' as const),
      (rows, separator) => {
        const back = read(csvOf(rows, separator), separator);
        // A single comparison per table: thousands of them take seconds.
        const wrong = back.flatMap((row, line) =>
          row.filter((cell, column) => {
            const written = rows[line]?.[column] ?? '';
            return (
              (cell !== written && cell !== `'${written}`) ||
              (/^[=+\-@\t\r\n]/.test(cell) && !/^-\d+[.,]\d\d$/.test(cell))
            );
          }),
        );
        expect([back.map(({ length }) => length), wrong]).toEqual([rows.map(({ length }) => length), []]);
      },
    ),
  );
});

test('lines end in CRLF, and the default separator is the comma', () => {
  expect(csvOf([['Datum'], ['2026-12-15', 12.5]], ';')).toBe('Datum\r\n2026-12-15;12.5\r\n');
  expect(csvOf([['a', 'b;c']])).toBe('a,"b;c"\r\n');
});
