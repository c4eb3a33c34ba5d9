/** Value of a cell. Numbers are written with a decimal point; null and undefined are empty. */
export type CsvValue = string | number | boolean | null | undefined;

/** Comma as in RFC 4180, or the semicolon that German spreadsheets expect. */
export type CsvSeparator = ',' | ';';

/** Euros with two decimals, in the form that a spreadsheet parses as a number: in German with a comma. */
export const figureOf = (cents: number, decimals: ',' | '.'): string => (cents / 100).toFixed(2).replace('.', decimals);

/** Start of a file by which spreadsheets recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Text that a spreadsheet would take for a formula: it begins with = + - @ (also full-width), a tab or a line break,
 * perhaps after white space, invisible characters or quotation marks (OWASP, "CSV Injection").
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"']*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** Negative amount as `figureOf` writes it: a spreadsheet reads it as a number, and it can contain nothing else. */
const negativeAmount = /^-\d+[.,]\d{2}$/;

/**
 * Writes one cell. A text that could become a formula gets a leading apostrophe, so that a product's or a person's name
 * cannot run in the reader's spreadsheet. An amount gets none, which would turn it into a text. A text that contains a
 * separator, a quotation mark or a line break is quoted (RFC 4180).
 */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = formula.test(value) && !negativeAmount.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes a table as CSV (RFC 4180): all lines end in CRLF, including the last. Spreadsheets recognise UTF-8 by a byte
 * order mark, which the caller puts at the start of the file.
 */
export function csvOf(rows: readonly (readonly CsvValue[])[], separator: CsvSeparator = ','): string {
  return rows.map((row) => `${row.map(csvCell).join(separator)}\r\n`).join('');
}
