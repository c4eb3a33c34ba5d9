import { byteOrderMark, type CsvValue, csvOf, figureOf } from '#domain/money/csv.ts';
import type { Cents } from '#domain/shop/fields.ts';

const isGerman = (locale: string): boolean => locale === 'de';

/** Formats euros with two decimals as spreadsheets of the language parse them: with a comma in German. */
export const figure = (cents: Cents, locale: string): string => figureOf(cents, isGerman(locale) ? ',' : '.');

/** Builds a CSV file that spreadsheets of the language open directly: German cells are separated by semicolons. */
export function csvFile(rows: readonly (readonly CsvValue[])[], locale: string): Blob {
  return new Blob([byteOrderMark, csvOf(rows, isGerman(locale) ? ';' : ',')], { type: 'text/csv;charset=utf-8' });
}
