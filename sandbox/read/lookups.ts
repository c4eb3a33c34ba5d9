import type { Country, Currency } from '#domain/shop/lookups.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';

const named = (row: { name: string; nameEn: string | null }, locale: Locale) =>
  locale === 'en' ? (row.nameEn ?? row.name) : row.name;

/** Lists all countries, sorted by name in the requested language. */
export async function countriesOf(db: Db, locale: Locale): Promise<Country[]> {
  const rows = await db.selectFrom('countries').selectAll().execute();
  const { compare } = new Intl.Collator(locale);
  return rows
    .map((row) => ({ id: row.id, code: row.code, name: named(row, locale), enabled: row.enabled === 1 }))
    .sort((a, b) => compare(a.name, b.name));
}

export async function currenciesOf(db: Db, locale: Locale): Promise<Currency[]> {
  const rows = await db.selectFrom('currencies').selectAll().orderBy('id').execute();
  return rows.map(({ id, code, name, nameEn }) => ({ id, code, name: locale === 'en' ? (nameEn ?? name) : name }));
}

export function methodOf(row: Row<'paymentMethods'>, locale: Locale): PaymentMethod {
  const { id, code, description, descriptionEn, enabled, kind } = row;
  return {
    id,
    code,
    name: named(row, locale),
    description: locale === 'en' ? (descriptionEn ?? description) : description,
    enabled: enabled === 1,
    kind,
  };
}
