import type { Cents } from '#domain/shop/fields.ts';
import { fromCents } from './money.ts';

/** What separates the decimals, as one types them in a language. */
export const decimalSign = (locale: string): ',' | '.' => (locale === 'de' ? ',' : '.');

/** Cents as they stand in a field, with two decimals and without grouping: `1250,00`. */
export const typedEuro = (cents: Cents, decimal: ',' | '.'): string =>
  fromCents(cents).toFixed(2).replace('.', decimal);
