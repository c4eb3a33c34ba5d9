import { byteOrderMark, type CsvValue, csvOf, figureOf } from '#domain/money/csv.ts';
import type { Cents } from '#domain/shop/fields.ts';

const isGerman = (locale: string): boolean => locale === 'de';

/** Euros with two decimals, as a spreadsheet of the language reads a figure: in German with a comma. */
export const figure = (cents: Cents, locale: string): string => figureOf(cents, isGerman(locale) ? ',' : '.');

/** A table as a file that spreadsheets of the language open by a press: in German its cells are set apart by semicolons. */
export function csvFile(rows: readonly (readonly CsvValue[])[], locale: string): Blob {
  return new Blob([byteOrderMark, csvOf(rows, isGerman(locale) ? ';' : ',')], { type: 'text/csv;charset=utf-8' });
}
