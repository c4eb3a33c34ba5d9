import { findRow, rowsOf } from '../db/rows.ts';
import type { ShopContext } from '../http/env.ts';
import { methodOf } from '../read/lookups.ts';
import { productsFor, variantOf } from '../read/product.ts';

type Reader = (code: string, context: ShopContext) => Promise<object | null>;

/**
 * Types that other objects refer to by code: the first field that the reference lacks triggers the read of the whole
 * object.
 */
const readers: Readonly<Record<string, Reader>> = {
  async Product(code, context) {
    const { db } = context.var;
    const row = await findRow(db, 'products', { code });
    const [product] = row ? await productsFor(context, [row]) : [];
    return product ?? null;
  },
  async Variant(code, { var: { db, locale } }) {
    const row = await findRow(db, 'variants', { code });
    if (!row) return null;
    const pricings = await rowsOf(db, 'pricings', { variantId: row.id });
    return variantOf(row, pricings, locale);
  },
  async PaymentMethod(code, { var: { db, locale } }) {
    const row = await findRow(db, 'paymentMethods', { code });
    return row ? methodOf(row, locale) : null;
  },
};

export const isReferred = (type: string): boolean => Object.hasOwn(readers, type);

const read = new WeakMap<object, Promise<object | null>>();

/** Reads the object behind a reference; null for types without references. */
export function readReference(type: string, reference: object, context: ShopContext): Promise<object | null> | null {
  const code: unknown = Reflect.get(reference, 'code');
  const reader = readers[type];
  if (!reader || typeof code !== 'string') return null;
  const known = read.get(reference) ?? reader(code, context);
  read.set(reference, known);
  return known;
}
