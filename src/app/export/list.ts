import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Http } from '#api/http.ts';
import { csvFile, figure } from '#app/csvFile.ts';
import type { PrintedList } from '#components/export/props.ts';
import type { Page } from '#domain/shop/collection.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { formatOf } from '#i18n/format.ts';
import type { ExportChoice } from '#machines/export/ports.ts';

/** A column of a file, and of what is printed. Amounts in cents, days in ISO 8601; null is an empty cell. */
export type ExportColumn<T> = {
  header: MessageDescriptor;
  /** Only for whoever reckons with the file: on paper another column says it, a code beside its name or „EUR“ beside „€“. */
  isFileOnly?: true;
} & (
  | { kind: 'text'; of: (item: T, say: Say) => string | null }
  | { kind: 'cents' | 'count'; of: (item: T) => number | null }
  | { kind: 'day'; of: (item: T) => string | null }
  /** Names something, as an order's number does: a file says so of one that a spreadsheet would take for a figure. */
  | { kind: 'reference'; of: (item: T) => string }
);

type Say = (text: MessageDescriptor) => string;

/** The rows that a choice lets through, and what it chose in words: `['2025', 'Wohnbau Leipzig 2029']`, empty for all. */
interface ChosenRows<T, Word = string> {
  items: readonly T[];
  words: readonly Word[];
}

/** A list of the shop that can be had as a file or on paper. */
export interface ExportList<T> {
  /** Above what is printed. */
  title: MessageDescriptor;
  /** Of the file, with its ending. */
  fileName: MessageDescriptor;
  /** Tells the items apart. */
  keyOf(item: T): string | number;
  /** Throws `FailureError`. Pages count from 1. */
  readPage(http: Http, page: number, signal: AbortSignal): Promise<Page<T>>;
  /** What the filters of its page let through, as the address asks for it; left out where it has none. */
  choose?: (items: readonly T[], asked: ExportChoice, say: Say) => ChosenRows<T, string | undefined>;
  columns: readonly ExportColumn<T>[];
}

/** Of all items those that were asked for. */
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

/** The name of its file says what was chosen, so that nobody takes a part for the whole: `zeichnungen_2025.csv`. */
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

/** Items of a list as a file, with full values, in the words of the page. */
export function fileOf<T>({ columns }: Pick<ExportList<T>, 'columns'>, items: readonly T[], i18n: I18n): Blob {
  const say: Say = (text) => i18n._(text);
  const cellOf = (column: ExportColumn<T>, item: T) => {
    if (column.kind === 'text') return column.of(item, say);
    if (column.kind === 'reference') {
      const reference = column.of(item);
      // A spreadsheet would take it for a figure, and its zeros away; `662E41` would be a power of ten.
      return Number.isNaN(Number(reference)) ? reference : say(msg`Nr. ${reference}`);
    }
    const value = column.of(item);
    return column.kind === 'cents' && typeof value === 'number' ? figure(value, i18n.locale) : value;
  };
  const rows = items.map((item) => columns.map((column) => cellOf(column, item)));
  return csvFile([columns.map(({ header }) => say(header)), ...rows], i18n.locale);
}

type PrintedRows = Omit<PrintedList, 'holder' | 'chosen'>;

/** The same to be read on paper: amounts, numbers and days as the page writes them. */
export function printedOf<T>(
  { title, columns }: Pick<ExportList<T>, 'title' | 'columns'>,
  items: readonly T[],
  i18n: I18n,
): PrintedRows {
  const say: Say = (text) => i18n._(text);
  const printed = columns.filter(({ isFileOnly }) => !isFileOnly);
  const { money, number, date } = formatOf(i18n.locale as Locale);
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
