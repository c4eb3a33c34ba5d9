import type { Cents } from '#domain/shop/fields.ts';
import { fromCents } from '../money/money.ts';

export const decimalSign = (locale: string): ',' | '.' => (locale === 'de' ? ',' : '.');

/** Cents as the text of an input field, with two decimals and no thousands separator: `1250,00`. */
export const typedEuro = (cents: Cents, decimal: ',' | '.'): string =>
  fromCents(cents).toFixed(2).replace('.', decimal);
