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
  return Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await rowsOf(db, name)])));
}
