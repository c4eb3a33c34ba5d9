import type { Db } from '#sandbox/db/database.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import type { Row, Schema } from '#sandbox/db/schema.ts';

const NAMES = [
  'addresses',
  'bankTransactions',
  'customerDocuments',
  'customers',
  'files',
  'holdings',
  'invoices',
  'legalDocuments',
  'orderItems',
  'orders',
  'paymentMethods',
  'payments',
  'payouts',
  'pricings',
  'productAttributes',
  'productPaymentConfigurations',
  'productTranslations',
  'products',
  'transactions',
  'variants',
  'wallets',
  'withdrawals',
] as const satisfies (keyof Schema)[];

/** Rows of the shop’s tables, from which figures are computed without the rules of the app and of the shop. */
export type Tables = { [T in (typeof NAMES)[number]]: Row<T>[] };

export async function readTables(db: Db): Promise<Tables> {
  return {
    addresses: await rowsOf(db, 'addresses'),
    bankTransactions: await rowsOf(db, 'bankTransactions'),
    customerDocuments: await rowsOf(db, 'customerDocuments'),
    customers: await rowsOf(db, 'customers'),
    files: await rowsOf(db, 'files'),
    holdings: await rowsOf(db, 'holdings'),
    invoices: await rowsOf(db, 'invoices'),
    legalDocuments: await rowsOf(db, 'legalDocuments'),
    orderItems: await rowsOf(db, 'orderItems'),
    orders: await rowsOf(db, 'orders'),
    paymentMethods: await rowsOf(db, 'paymentMethods'),
    payments: await rowsOf(db, 'payments'),
    payouts: await rowsOf(db, 'payouts'),
    pricings: await rowsOf(db, 'pricings'),
    productAttributes: await rowsOf(db, 'productAttributes'),
    productPaymentConfigurations: await rowsOf(db, 'productPaymentConfigurations'),
    productTranslations: await rowsOf(db, 'productTranslations'),
    products: await rowsOf(db, 'products'),
    transactions: await rowsOf(db, 'transactions'),
    variants: await rowsOf(db, 'variants'),
    wallets: await rowsOf(db, 'wallets'),
    withdrawals: await rowsOf(db, 'withdrawals'),
  };
}

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
export const euros = (cents: number): string => euro.format(cents / 100).replace('\u00a0', ' ');
/** Rounded amount of a product card, from a million euros on. */
export const roundEuros = (cents: number): string =>
  cents < 100_000_000 ? euros(cents) : short.format(cents / 100).replaceAll('\u00a0', ' ');
export const percent = (part: number, whole: number): string => `${count(Math.round((100 * part) / whole))} %`;

/** Puts a label before the labels of figures. */
export const under = (label: string, figures: readonly string[]): string[] =>
  figures.map((figure) => `${label}${/^[^:]* › |^[^:]+:/.test(figure) ? ' › ' : ''}${figure}`);
