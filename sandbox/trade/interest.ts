import { interestPayments, type Parcel } from '#domain/money/interest.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import { addMonths } from '#domain/time/interestDays.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { remove, update } from '../db/rows.ts';
import { groupBy } from '../read/ids.ts';
import { withdrawnOrders } from '../read/withdrawn.ts';
import { lockProduct } from './rules.ts';
import { BONDS_OF_PAYING_AGENT, withheldFrom } from './withholding.ts';

/** Months of announced interest; later payments follow. */
const MONTHS_AHEAD = 15;

/** Customer and product of a holding. */
interface Holder {
  customerId: number;
  productId: number;
}

/**
 * Announces the interest of registered tokens (requirement 3.19), from their registration until `MONTHS_AHEAD` after
 * the shop’s time. Future payouts follow the holding, and their withheld tax follows the holder’s data; past payouts
 * stay unchanged. Products without rate, period and maturity earn nothing. Repeated calls change nothing.
 *
 * @param of Holding to announce; all holdings of the shop by default.
 */
export async function announceInterest(db: Db, now: Date, of?: Holder): Promise<void> {
  const today = dateAt(now.getTime(), SHOP_ZONE);
  const until = addMonths(today, MONTHS_AHEAD);
  const termsFor = await termsReader(db, of?.productId);
  const taxed = await taxReader(db, of);
  const known = groupBy(await announced(db, of), keyOf);
  for (const [key, parcels] of Map.groupBy(await registered(db, of), keyOf)) {
    const [first] = parcels;
    if (!first) continue;
    const { customerId, productId } = first;
    const rows = known(key);
    const due = paymentsOf(parcels, termsFor(productId)).filter(({ date }) => date <= until);
    const missing = due.filter(({ date, amount }) => amount > 0 && rows.every(({ payoutDate }) => payoutDate !== date));
    if (missing.length > 0)
      await db
        .insertInto('payouts')
        .values(
          missing.map(({ amount, date }) => ({
            ...taxed(customerId, productId, amount),
            customerId,
            productId,
            payoutDate: date,
          })),
        )
        .execute();
    for (const { id, payoutDate, ...before } of rows) {
      const amount = due.find(({ date }) => date === payoutDate)?.amount ?? before.amount;
      const after = taxed(customerId, productId, amount);
      if (payoutDate <= today || FIGURES.every((figure) => after[figure] === before[figure])) continue;
      // A holder without tokens gets no further payouts.
      if (amount <= 0) await remove(db, 'payouts', { id });
      else await update(db, 'payouts', after, { id });
    }
  }
}

/** Columns of a payout that hold amounts, in cents. */
export const FIGURES = ['amount', 'capitalGainsTax', 'solidaritySurcharge', 'churchTax'] as const;

/**
 * Changes data that the tax on a customer’s interest depends on, and recomputes the withheld tax from the next payout
 * on. Locks the products with taxed interest, then the customer, in the order of a transfer, so that no concurrent
 * announcement uses the old data.
 */
export async function changeTaxed<T>(trx: Db, customerId: number, now: Date, change: () => Promise<T>): Promise<T> {
  const bonds = await trx
    .selectFrom('products')
    .select('id')
    .where('code', 'in', [...BONDS_OF_PAYING_AGENT])
    .orderBy('id')
    .execute();
  for (const { id } of bonds) await lockProduct(trx, id);
  await lockCustomer(trx, customerId);
  const changed = await change();
  for (const { id: productId } of bonds) await announceInterest(trx, now, { customerId, productId });
  return changed;
}

const keyOf = ({ customerId, productId }: { customerId: number; productId: number | null }) =>
  `${customerId}:${productId}`;

function paymentsOf(parcels: readonly Registered[], terms: ReturnType<typeof termsOf>) {
  const { interestRate, interestPeriod, maturityDate, valueDate, unitNominal } = terms;
  if (interestRate === null || interestPeriod === null || maturityDate === null || unitNominal === null) return [];
  const owned = parcels.map(
    ({ amount, createdAt }): Parcel => ({
      nominal: amount * unitNominal,
      from: dateAt(Date.parse(createdAt), SHOP_ZONE),
    }),
  );
  return interestPayments(owned, { interestRate, interestPeriod, maturityDate, valueDate });
}

interface Registered extends Holder {
  amount: number;
  createdAt: string;
}

/**
 * Movements of the customers’ wallets: incoming tokens earn interest from that day on, outgoing ones stop earning.
 * Movements of an order withdrawn from in time count as 0 (terms and conditions, section 8).
 */
async function registered(db: Db, of?: Holder): Promise<Registered[]> {
  const entries = (side: 'toAddress' | 'fromAddress') => {
    const rows = db
      .selectFrom('transactions')
      .innerJoin('wallets', 'wallets.address', `transactions.${side}`)
      .select(['wallets.customerId', 'transactions.productId', 'amount', 'transactions.createdAt', 'orderId']);
    const chosen = of
      ? rows.where('wallets.customerId', '=', of.customerId).where('transactions.productId', '=', of.productId)
      : rows;
    return chosen.execute();
  };
  const withdrawn = new Set((await withdrawnOrders(db).execute()).map(({ orderId }) => orderId));
  const came = await entries('toAddress');
  const went = await entries('fromAddress');
  return [...came, ...went.map(({ amount, ...entry }) => ({ ...entry, amount: -amount }))].map(
    ({ orderId, amount, ...entry }) => ({
      ...entry,
      amount: orderId !== null && withdrawn.has(orderId) ? 0 : amount,
    }),
  );
}

async function announced(db: Db, of?: Holder) {
  const rows = db.selectFrom('payouts').select(['id', 'customerId', 'productId', 'payoutDate', ...FIGURES]);
  const chosen = of ? rows.where('customerId', '=', of.customerId).where('productId', '=', of.productId) : rows;
  return chosen.execute();
}

/** Returns a function that computes the withheld tax of a payment by customer and product. */
async function taxReader(db: Db, of?: Holder) {
  const people = db
    .selectFrom('customers')
    .leftJoin('addresses', 'addresses.id', 'customers.defaultAddressId')
    .select(['customers.id', 'accountType', 'paysChurchTax', 'countryCode', 'postcode']);
  const holders = await (of ? people.where('customers.id', '=', of.customerId) : people).execute();
  const products = await db.selectFrom('products').select(['id', 'code']).execute();
  const personOf = new Map(holders.map((holder) => [holder.id, holder]));
  const codeOf = new Map(products.map(({ id, code }) => [id, code]));
  return (customerId: number, productId: number, amount: number) => {
    const person = personOf.get(customerId);
    const tax = person ? withheldFrom(amount, codeOf.get(productId) ?? '', person) : null;
    return {
      amount,
      capitalGainsTax: tax?.capitalGains ?? null,
      solidaritySurcharge: tax?.solidarity ?? null,
      churchTax: tax?.church ?? null,
    };
  };
}

/** Reads the terms of all requested products at once. */
async function termsReader(db: Db, productId?: number) {
  const rows = db.selectFrom('productAttributes').select(['productId', 'code', 'name', 'stringValue']);
  const attributes = await (productId === undefined ? rows : rows.where('productId', '=', productId)).execute();
  const of = groupBy(attributes, (attribute) => attribute.productId);
  return (product: number) => termsOf({ attributes: of(product), defaultVariant: null });
}
