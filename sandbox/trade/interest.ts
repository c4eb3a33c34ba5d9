import { interestPayments, type Parcel } from '#domain/money/interest.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import { addMonths } from '#domain/time/interestDays.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { groupBy } from '../read/ids.ts';
import { withdrawnOrders } from '../read/withdrawn.ts';
import { lockProduct } from './rules.ts';
import { BONDS_OF_PAYING_AGENT, withheldFrom } from './withholding.ts';

/** Later payments are not announced yet. */
const MONTHS_AHEAD = 15;

/** Who has tokens of which product. */
interface Holder {
  customerId: number;
  productId: number;
}

/**
 * Announces the interest that registered tokens earn (spec section 3), from their registration until some months ahead
 * of the shop's time. What is announced for a day to come follows the holding, and what is withheld of it its owner; what
 * was paid stays as it was. A product that does not say its rate, period and maturity earns nothing. Announcing again
 * changes nothing.
 *
 * @param of Whose tokens of what; all of the shop's if it is left out.
 */
export async function announceInterest(db: Db, now: Date, of?: Holder): Promise<void> {
  const today = dateAt(now.getTime(), SHOP_ZONE);
  const until = addMonths(today, MONTHS_AHEAD);
  const termsFor = await termsReader(db, of?.productId);
  const taxed = await taxReader(db, of);
  const known = groupBy(await announced(db, of), keyOf);
  for (const [key, parcels] of Map.groupBy(await registered(db, of), keyOf)) {
    const [{ customerId, productId } = { customerId: 0, productId: 0 }] = parcels;
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
      // Whoever has given all away is announced nothing more.
      if (amount <= 0) await db.deleteFrom('payouts').where('id', '=', id).execute();
      else await db.updateTable('payouts').set(after).where('id', '=', id).execute();
    }
  }
}

/** What a payout is made of, in cents. */
export const FIGURES = ['amount', 'capitalGainsTax', 'solidaritySurcharge', 'churchTax'] as const;

/**
 * Changes what the tax on a customer's interest depends on, and announces anew what is withheld from the next payout on.
 * It is done behind the locks of the products whose interest is taxed, then of the customer, in the order of a transfer:
 * nothing is announced meanwhile by what was known before.
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
 * What came into a wallet adds to what its owner earns from that day on, what went out of it takes away. What an order
 * moved that was withdrawn from in time counts for nothing (terms and conditions, section 8).
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
  const [came, went] = [await entries('toAddress'), await entries('fromAddress')];
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

/** What is withheld of interest, by whose it is and what earns it. */
async function taxReader(db: Db, of?: Holder) {
  const people = db
    .selectFrom('customers')
    .leftJoin('addresses', 'addresses.id', 'customers.defaultAddressId')
    .select(['customers.id', 'accountType', 'paysChurchTax', 'countryCode', 'postcode']);
  const holders = await (of ? people.where('customers.id', '=', of.customerId) : people).execute();
  const products = await db.selectFrom('products').select(['id', 'code']).execute();
  const [personOf, codeOf] = [
    new Map(holders.map((holder) => [holder.id, holder])),
    new Map(products.map(({ id, code }) => [id, code])),
  ];
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

/** The terms of products, read at once. */
async function termsReader(db: Db, productId?: number) {
  const rows = db.selectFrom('productAttributes').select(['productId', 'code', 'name', 'stringValue']);
  const attributes = await (productId === undefined ? rows : rows.where('productId', '=', productId)).execute();
  const of = groupBy(attributes, (attribute) => attribute.productId);
  return (product: number) => termsOf({ attributes: of(product), defaultVariant: null });
}
