/** What a cell may hold. Numbers are written as they are (a dot for the decimals); null and undefined are empty. */
export type CsvValue = string | number | boolean | null | undefined;

/** The comma of RFC 4180, or the semicolon that a German spreadsheet expects. */
export type CsvSeparator = ',' | ';';

/** Euros with two decimals, as a spreadsheet reads a figure: in German with a comma. */
export const figureOf = (cents: number, decimals: ',' | '.'): string => (cents / 100).toFixed(2).replace('.', decimals);

/** Before all else in a file, it tells spreadsheets that it is UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * A text that a spreadsheet would take for a formula: it begins with = + - @ (also full-width), a tab or a line break,
 * perhaps after white space, invisible characters or quotation marks (OWASP, "CSV Injection").
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"']*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** A negative amount as `figureOf` writes it: a spreadsheet takes it for a number, and nothing else can be in it. */
const negativeAmount = /^-\d+[.,]\d{2}$/;

/**
 * One cell: a text that could become a formula gets an apostrophe in front, so that a product's or a person's name
 * cannot run in the reader's spreadsheet; an amount does not, which would be a text with it. A text that contains a separator, a quotation mark or a line break is quoted
 * (RFC 4180).
 */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = formula.test(value) && !negativeAmount.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180): lines end in CRLF, the last one too. UTF-8; a spreadsheet recognises it by a byte order
 * mark, which whoever writes the file puts in front.
 */
export function csvOf(rows: readonly (readonly CsvValue[])[], separator: CsvSeparator = ','): string {
  return rows.map((row) => `${row.map(csvCell).join(separator)}\r\n`).join('');
}
