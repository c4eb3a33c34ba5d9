import { type MovementKind, movementOf } from '#domain/money/movements.ts';
import type { Payout } from '#domain/shop/customer.ts';
import { type CalendarDate, dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { customerNumberOf, holderOf } from './holder.ts';
import { distinctIds } from './ids.ts';
import { ledgerOf, type RecordedEntry } from './ledger.ts';
import { payoutsOf } from './payouts.ts';

/** Movement of tokens in a year. */
export interface Movement {
  date: CalendarDate;
  kind: MovementKind;
  name: string;
  /** Code of the product. */
  code: string;
  isin: string | null;
  /** Whole tokens; negative for outgoing ones. */
  amount: number;
  /** Nominal value in cents, with the sign of the amount; null if the product has none. */
  nominal: number | null;
  /** Acquisition costs of a purchase, in cents; null for other movements. */
  price: number | null;
  hash: string;
}

/** Holding of a security at the end of the year. */
export type Held = Pick<Movement, 'name' | 'code' | 'isin' | 'amount' | 'nominal'>;

/** Data of a calendar year for a tax adviser, in German. Amounts in cents. */
export interface TaxYear {
  year: number;
  /** Last day of the data: the end of the year, or today in the current year. */
  until: CalendarDate;
  isPreliminary: boolean;
  holder: {
    name: string;
    lines: readonly string[];
    reference: string;
    taxnumber: string | null;
    wallets: readonly string[];
  };
  /** Payments of the year up to that day, earliest first. */
  payouts: readonly (Payout & Pick<Movement, 'isin'>)[];
  movements: readonly Movement[];
  held: readonly Held[];
}

/** Reads a tax year; null for a future year. */
export async function taxYearOf(db: Db, customer: Row<'customers'>, year: number, now: Date): Promise<TaxYear | null> {
  const today = dateAt(now.getTime(), SHOP_ZONE);
  const isPreliminary = year === Number(today.slice(0, 4));
  if (year > Number(today.slice(0, 4))) return null;
  const until = isPreliminary ? today : `${year}-12-31`;
  const isIn = (day: CalendarDate) => Number(day.slice(0, 4)) === year && day <= until;
  const entries = (await ledgerOf(db, customer.id, 'de', 'investor'))
    .map((entry) => ({ ...entry, date: dateAt(Date.parse(entry.createdAt), SHOP_ZONE) }))
    .filter(({ date }) => date <= until)
    .toReversed();
  const payouts = (await payoutsOf(db, customer.id, 'de')).filter(({ payoutDate }) => isIn(payoutDate)).toReversed();
  const codes = [...entries, ...payouts].flatMap(({ productCode }) => productCode ?? []);
  const paidFor = await pricesOf(db, customer.id);
  const said = await attributesOf(db, [...new Set(codes)]);
  const factsOf = ({ productCode, productName }: RecordedEntry, amount: number): Held => {
    const nominal = said(productCode, 'nominal_value');
    return {
      name: productName,
      code: productCode,
      isin: said(productCode, 'isin'),
      amount,
      nominal: nominal === null ? null : Number(nominal) * amount,
    };
  };
  const signed = ({ incoming, amount }: RecordedEntry) => (incoming ? amount : -amount);
  const groups = [...Map.groupBy(entries, ({ productCode }) => productCode).values()];
  return {
    year,
    until,
    isPreliminary,
    holder: await taxpayerOf(db, customer),
    payouts: payouts.map((payout) => ({ ...payout, isin: said(payout.productCode, 'isin') })),
    movements: entries
      .filter(({ date }) => isIn(date))
      .map((entry) => ({
        date: entry.date,
        kind: movementOf(entry),
        hash: entry.hash,
        price: paidFor(entry),
        ...factsOf(entry, signed(entry)),
      })),
    held: groups
      .flatMap(([first, ...rest]) => {
        if (first === undefined) return [];
        return factsOf(
          first,
          [first, ...rest].reduce((sum, entry) => sum + signed(entry), 0),
        );
      })
      .filter(({ amount }) => amount !== 0)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'de')),
  };
}

/** Returns the prices of purchases, from the orders that delivered the tokens. */
async function pricesOf(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('transactions')
    .innerJoin('orderItems', 'orderItems.orderId', 'transactions.orderId')
    .innerJoin('orders', 'orders.id', 'transactions.orderId')
    .whereRef('orderItems.variantId', '=', 'transactions.variantId')
    .where('orders.customerId', '=', customerId)
    .select(['transactions.id', 'quantity', 'orderItems.total'])
    .execute();
  const bought = new Map(rows.map((row) => [row.id, row]));
  return (entry: RecordedEntry) => {
    const line = movementOf(entry) === 'bought' ? bought.get(entry.id) : undefined;
    return line ? Math.round((line.total * entry.amount) / line.quantity) : null;
  };
}

async function attributesOf(db: Db, codes: readonly string[]) {
  const products = await db.selectFrom('products').select(['id', 'code']).where('code', 'in', codes).execute();
  const rows = await db
    .selectFrom('productAttributes')
    .select(['productId', 'code', 'stringValue'])
    .where('productId', 'in', distinctIds(products.map(({ id }) => id)))
    .execute();
  return (product: string | null, attribute: string) => {
    const id = products.find(({ code }) => code === product)?.id;
    return rows.find(({ productId, code }) => productId === id && code === attribute)?.stringValue ?? null;
  };
}

/** Returns the taxpayer of the year: the customer, or the company that the customer acts for. */
async function taxpayerOf(db: Db, customer: Row<'customers'>): Promise<TaxYear['holder']> {
  const isCompany = customer.accountType === 'company';
  const { name, lines, taxnumber, wallets } = await holderOf(db, customer, isCompany ? customer.companyId : null);
  return { name, lines, taxnumber, wallets, reference: customerNumberOf(customer) };
}
