/** Returns the first element; throws if there is none. */
export function only<T>(found: readonly T[]): T {
  const [first] = found;
  if (first === undefined) throw new Error('The tables lack a row that a figure needs.');
  return first;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const number = new Intl.NumberFormat('de-DE');
const euro = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const short = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
  maximumFractionDigits: 1,
});

export const count = (value: number): string => number.format(value);
/** Negative amounts have a true minus. */
export const euros = (cents: number): string =>
  euro
    .format(cents / 100)
    .replace('\u00a0', ' ')
    .replace('-', '\u2212');
/** Rounded amount of a product card, from a million euros on. */
export const roundEuros = (cents: number): string =>
  cents < 100_000_000 ? euros(cents) : short.format(cents / 100).replaceAll('\u00a0', ' ');
export const percent = (part: number, whole: number): string => `${count(Math.round((100 * part) / whole))} %`;

/** Puts a label before the labels of figures. */
export const under = (label: string, figures: readonly string[]): string[] =>
  figures.map((figure) => `${label}${/^[^:]* › |^[^:]+:/.test(figure) ? ' › ' : ''}${figure}`);
