import type { I18n, MessageDescriptor } from '@lingui/core';
import type { Http } from '#api/http.ts';
import { csvFile, figure } from '#app/csvFile.ts';
import type { PrintedList } from '#components/export/props.ts';
import type { Page } from '#domain/shop/collection.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { formatOf } from '#i18n/format.ts';

/** A column of a file, and of what is printed. Amounts in cents, days in ISO 8601; null is an empty cell. */
export type ExportColumn<T> = { header: MessageDescriptor } & (
  | { kind: 'text'; of: (item: T, say: (text: MessageDescriptor) => string) => string | null }
  | { kind: 'cents' | 'count'; of: (item: T) => number | null }
  | { kind: 'day'; of: (item: T) => string | null }
);

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
  columns: readonly ExportColumn<T>[];
}

/** All of a list as a file, with full values, in the words of the page. */
export function fileOf<T>({ columns }: ExportList<T>, items: readonly T[], i18n: I18n): Blob {
  const say = (text: MessageDescriptor) => i18n._(text);
  const cellOf = (column: ExportColumn<T>, item: T) => {
    if (column.kind === 'text') return column.of(item, say);
    const value = column.of(item);
    return column.kind === 'cents' && typeof value === 'number' ? figure(value, i18n.locale) : value;
  };
  const rows = items.map((item) => columns.map((column) => cellOf(column, item)));
  return csvFile([columns.map(({ header }) => say(header)), ...rows], i18n.locale);
}

type PrintedRows = Omit<PrintedList, 'holder'>;

/** The same to be read on paper: amounts, numbers and days as the page writes them. */
export function printedOf<T>({ title, columns }: ExportList<T>, items: readonly T[], i18n: I18n): PrintedRows {
  const say = (text: MessageDescriptor) => i18n._(text);
  const { money, number, date } = formatOf(i18n.locale as Locale);
  const cellOf = (column: ExportColumn<T>, item: T): string => {
    if (column.kind === 'text') return column.of(item, say) ?? '';
    if (column.kind === 'day') {
      const day = column.of(item);
      return day === null ? '' : date(day);
    }
    const value = column.of(item);
    if (value === null) return '';
    return column.kind === 'cents' ? money(value) : number(value);
  };
  return {
    title: say(title),
    columns: columns.map(({ header, kind }) => ({
      label: say(header),
      isFigure: kind === 'cents' || kind === 'count',
    })),
    rows: items.map((item) => columns.map((column) => cellOf(column, item))),
  };
}
