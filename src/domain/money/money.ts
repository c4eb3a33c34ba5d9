import type { Cents } from '#domain/shop/fields.ts';

/**
 * Converts euros to cents without the error of `19.99 * 100 === 1998.9999…`: uses the decimal number as written. Rounds
 * half a cent away from zero (kaufmännisch, DIN 1333). Throws a RangeError if the result is not a safe integer.
 */
export function toCents(euros: number): Cents {
  const [digits = '', exponent = '0'] = String(Math.abs(euros)).split('e');
  const cents = Math.sign(euros) * Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  if (!Number.isSafeInteger(cents)) throw new RangeError('Not an amount of money');
  return cents + 0; // -0 becomes 0
}

/** Converts cents to euros, for display and for calls that expect euros (requirement 9.2). */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

const symbol = /^(?:€|EUR)?\s*(.*?)\s*(?:€|EUR)?$/isu;
const plain = /^(\d+)(?:[.,](\d{1,2}))?$/;
/**
 * Forms with one separator for thousands and another for decimals; spaces and (Swiss) apostrophes for thousands allow
 * either decimal separator.
 */
const grouped = [
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:\s\d{3})+)(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:['’]\d{3})+)(?:[.,](\d{1,2}))?$/,
];

/**
 * Parses an amount in euros as typed, German (`1.000,50`) or English (`1,000.50`), to cents; null if invalid. An amount
 * has at most two decimals, so a separator before three digits marks thousands in both languages: `1.000` and `1,000`
 * are a thousand euros. Negative amounts are invalid.
 */
export function parseEuro(text: string): Cents | null {
  const number = symbol.exec(text.trim())?.[1] ?? '';
  for (const form of [plain, ...grouped]) {
    const match = form.exec(number);
    if (match === null) continue;
    const cents = Number((match[1] ?? '').replace(/\D/g, '') + (match[2] ?? '').padEnd(2, '0'));
    return Number.isSafeInteger(cents) ? cents : null;
  }
  return null;
}

/**
 * Returns the percentage of an amount in whole cents; half a cent is rounded away from zero. Exact for every percentage
 * with up to twelve decimals: interest and VAT must not depend on binary fractions.
 */
export function percentOf(amount: Cents, percent: number): Cents {
  const [whole = '0', fraction = ''] = percent.toFixed(12).split('.');
  const scale = 100n * 10n ** BigInt(fraction.length);
  const product = BigInt(amount) * BigInt(whole + fraction);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((2n * magnitude + scale) / (2n * scale));
  return product < 0n ? 0 - rounded : rounded;
}
