import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Http } from '#api/http.ts';
import type { PrintedList } from '#components/export/props.ts';
import { byteOrderMark, type CsvValue, csvOf, figureOf } from '#domain/money/csv.ts';
import type { Page } from '#domain/shop/collection.ts';
import type { Cents } from '#domain/shop/fields.ts';
import { formatOf } from '#i18n/format.ts';
import { localeOf } from '#i18n/localeOf.ts';
import type { ExportChoice } from '#machines/kit/export/ports.ts';

const isGerman = (locale: string): boolean => locale === 'de';

/** Formats euros with two decimals as spreadsheets of the language parse them: with a comma in German. */
const figure = (cents: Cents, locale: string): string => figureOf(cents, isGerman(locale) ? ',' : '.');

/** Builds a CSV file that spreadsheets of the language open directly: German cells are separated by semicolons. */
function csvFile(rows: readonly (readonly CsvValue[])[], locale: string): Blob {
  return new Blob([byteOrderMark, csvOf(rows, isGerman(locale) ? ';' : ',')], { type: 'text/csv;charset=utf-8' });
}

/** Column of a file and of the printed list. Amounts in cents, days in ISO 8601; null is an empty cell. */
export type ExportColumn<T> = {
  header: MessageDescriptor;
  /** Omitted from print, since another column shows it there: a code beside its name, or “EUR” beside “€”. */
  isFileOnly?: true;
} & (
  | { kind: 'text'; of: (item: T, say: Say) => string | null }
  | { kind: 'cents' | 'count'; of: (item: T) => number | null }
  | { kind: 'day'; of: (item: T) => string | null }
  /** Identifier such as an order number; marked in a file if a spreadsheet would parse it as a number. */
  | { kind: 'reference'; of: (item: T) => string }
);

type Say = (text: MessageDescriptor) => string;

/**
 * Filtered rows, with the active filters in words: `['2025', 'Wohnbau Leipzig 2029']`, empty if all rows are chosen.
 */
interface ChosenRows<T, Word = string> {
  items: readonly T[];
  words: readonly Word[];
}

/** List of the shop that can be exported as a file or printed. */
export interface ExportList<T> {
  /** Heading of the printed list. */
  title: MessageDescriptor;
  /** Includes the extension. */
  fileName: MessageDescriptor;
  keyOf(item: T): string | number;
  /** Throws `FailureError`. Pages count from 1. */
  readPage(http: Http, page: number, signal: AbortSignal): Promise<Page<T>>;
  /** Applies the page's filters as its address has them; absent if the page has no filters. */
  choose?: (items: readonly T[], asked: ExportChoice, say: Say) => ChosenRows<T, string | undefined>;
  columns: readonly ExportColumn<T>[];
}

export function chosenOf<T>(
  { choose }: Pick<ExportList<T>, 'choose'>,
  items: readonly T[],
  asked: ExportChoice,
  i18n: I18n,
): ChosenRows<T> {
  if (!choose) return { items, words: [] };
  const chosen = choose(items, asked, (text) => i18n._(text));
  return { items: chosen.items, words: chosen.words.flatMap((word) => word || []) };
}

/** Names the file after the active filters, so that a partial export is recognisable: `zeichnungen_2025.csv`. */
export function fileNameOf<T>(
  { fileName }: Pick<ExportList<T>, 'fileName'>,
  words: readonly string[],
  i18n: I18n,
): string {
  // A word without a letter or a digit has nothing that a file's name could hold.
  const parts = words.flatMap((word) => word.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? []);
  const suffix = parts.map((part) => `_${part}`).join('');
  return i18n._(fileName).replace(/(?=\.\w+$)/, suffix);
}

/** Builds a CSV file with full values and translated headers. */
export function fileOf<T>({ columns }: Pick<ExportList<T>, 'columns'>, items: readonly T[], i18n: I18n): Blob {
  const say: Say = (text) => i18n._(text);
  const cellOf = (column: ExportColumn<T>, item: T) => {
    if (column.kind === 'text') return column.of(item, say);
    if (column.kind === 'reference') {
      const reference = column.of(item);
      // A spreadsheet would parse the reference as a number and drop its zeros; `662E41` would be a power of ten.
      return Number.isNaN(Number(reference)) ? reference : say(msg`Nr. ${reference}`);
    }
    const value = column.of(item);
    return column.kind === 'cents' && typeof value === 'number' ? figure(value, i18n.locale) : value;
  };
  const rows = items.map((item) => columns.map((column) => cellOf(column, item)));
  return csvFile([columns.map(({ header }) => say(header)), ...rows], i18n.locale);
}

type PrintedRows = Omit<PrintedList, 'holder' | 'chosen'>;

/** Builds the printed list: amounts, numbers and days formatted as on the page. */
export function printedOf<T>(
  { title, columns }: Pick<ExportList<T>, 'title' | 'columns'>,
  items: readonly T[],
  i18n: I18n,
): PrintedRows {
  const say: Say = (text) => i18n._(text);
  const printed = columns.filter(({ isFileOnly }) => !isFileOnly);
  const { money, number, date } = formatOf(localeOf(i18n));
  const cellOf = (column: ExportColumn<T>, item: T): string => {
    if (column.kind === 'text') return column.of(item, say) ?? '';
    if (column.kind === 'day') {
      const day = column.of(item);
      return day === null ? '' : date(day);
    }
    const value = column.of(item);
    if (typeof value === 'string') return value;
    if (value === null) return '';
    return column.kind === 'cents' ? money(value) : number(value);
  };
  return {
    title: say(title),
    columns: printed.map(({ header, kind }) => ({
      label: say(header),
      isFigure: kind === 'cents' || kind === 'count',
    })),
    rows: items.map((item) => printed.map((column) => cellOf(column, item))),
  };
}
