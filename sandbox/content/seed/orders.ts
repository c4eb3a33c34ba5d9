import { nobodysAddress } from '#domain/money/movements.ts';
import { dayOf } from '#domain/time/calendar.ts';
import type { Db } from '#sandbox/db/database.ts';
import type { NewRow } from '#sandbox/db/schema.ts';
import { API } from '#sandbox/http/answer.ts';
import { personaOf } from '#sandbox/personas.ts';
import { insert, rowOf } from '../../db/rows.ts';
import { bondOf, isRepaid } from '../bonds.ts';
import type { OrderSeed } from '../history.ts';
import { hashOf, tokenOf } from '../identity.ts';
import { personOf } from '../people.ts';
import { momentOf } from '../types.ts';

const DAY = 86_400_000;
const DECLARATIONS =
  'Risiken bestätigt: Totalverlust möglich. Keine steuerliche Ansässigkeit in den USA oder Kanada. Unterlagen geöffnet und bestätigt.';

/** States of the payments for each payment state of an order (Sylius). */
const PAYMENT_STATES: Partial<Record<OrderSeed['paymentState'], readonly string[]>> = {
  paid: ['completed'],
  shipped: ['completed'],
  refunded: ['refunded'],
  cancelled: ['cancelled'],
  authorized: ['authorized'],
  // A failed payment is followed by a new one on the same order.
  payment_required: ['failed', 'new'],
};
const INVOICED: readonly OrderSeed['paymentState'][] = ['paid', 'shipped', 'refunded'];

/** Past order with its time of completion and number of minted tokens. */
export interface Dated extends OrderSeed {
  /** Position by time, starting after `before`. */
  index: number;
  completedAt: Date;
  minted: number;
}

/**
 * Dates a history of orders and sorts it, oldest first.
 * @param before Number of existing orders.
 */
export function datedOrders(orders: readonly OrderSeed[], now: Date, before = 0): Dated[] {
  return orders
    .map((order) => ({
      ...order,
      completedAt: momentOf(order.date, now),
      minted: order.minted ?? (order.shippingState === 'shipped' ? order.quantity : 0),
    }))
    .sort((a, b) => a.completedAt.getTime() - b.completedAt.getTime())
    .map((order, index) => ({ ...order, index: before + index + 1 }));
}

/** Rows per INSERT statement: fewer rows are slower, and SQLite accepts at most 32,766 values. */
const ROWS = 100;

function* portionsOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS);
}

/** Seeds orders with items, payments, invoices, bank transactions, minted tokens and holdings, in few statements. */
export async function seedOrders(db: Db, orders: readonly Dated[]): Promise<void> {
  const known = await knownFor(db);
  const rows = orders.map((order) => orderRow(order, known));
  for (const values of portionsOf(rows)) await db.insertInto('orders').values(values).execute();
  const numbers = new Map(
    (await db.selectFrom('orders').select(['id', 'number']).execute()).map(({ id, number }) => [number, id]),
  );
  const idOf = (order: Dated) => numbers.get(numberOf(order)) ?? 0;
  for (const values of portionsOf(orders.map((order) => itemRow(order, idOf(order), known))))
    await db.insertInto('orderItems').values(values).execute();
  for (const values of portionsOf(orders.flatMap((order) => paymentRows(order, idOf(order), known))))
    await db.insertInto('payments').values(values).execute();
  const paid = orders.filter(({ paymentState }) => INVOICED.includes(paymentState));
  for (const values of portionsOf(paid.map((order) => invoiceRow(order, idOf(order), known))))
    await db.insertInto('invoices').values(values).execute();
  await seedReversals(
    db,
    paid.filter(({ paymentState }) => paymentState === 'refunded'),
    idOf,
  );
  for (const values of portionsOf(paid.map((order) => transferRow(order, idOf(order)))))
    await db.insertInto('bankTransactions').values(values).execute();
  const returned = paid.filter(({ paymentState }) => paymentState === 'refunded');
  for (const values of portionsOf(returned.map((order) => returnRow(order, idOf(order)))))
    await db.insertInto('bankTransactions').values(values).execute();
  const minted = orders.filter((order) => order.minted > 0);
  for (const values of portionsOf(minted.map((order) => mintRow(order, idOf(order), known))))
    await db.insertInto('transactions').values(values).execute();
  await seedHoldings(db, minted, known);
}

const numberOf = ({ index }: Dated) => String(index).padStart(9, '0');

const totalOf = ({ bond, quantity }: Dated) => quantity * bondOf(bond).nominal;

/** Time of payment and minting: at once by card, four hours later by transfer. */
export const paidAtOf = ({ completedAt, method }: Pick<Dated, 'completedAt' | 'method'>) =>
  new Date(completedAt.getTime() + (method === 'card' ? 60_000 : 4 * 3_600_000)).toISOString();

const refundedAtOf = (order: Dated) => new Date(Date.parse(paidAtOf(order)) + 3 * DAY).toISOString();

/** Looks up the rows that orders refer to, by persona, bond and method. */
async function knownFor(db: Db) {
  const customers = await db
    .selectFrom('customers')
    .innerJoin('wallets', 'wallets.customerId', 'customers.id')
    .select(['personaKey', 'customers.id', 'customers.defaultAddressId', 'wallets.id as walletId', 'wallets.address'])
    .execute();
  const variants = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.id', 'variants.code', 'variants.name', 'variants.productId', 'products.contractAddress'])
    .select('products.code as bond')
    .execute();
  const methods = await db.selectFrom('paymentMethods').select(['id', 'code']).execute();
  return {
    customer: finder('persona', customers, ({ personaKey }) => personaKey),
    variant: finder('bond', variants, ({ bond }) => bond),
    method: finder('method', methods, ({ code }) => code),
  };
}
type Known = Awaited<ReturnType<typeof knownFor>>;

/** Returns a lookup of rows by key; the lookup throws for an unknown key. */
function finder<T>(what: string, rows: readonly T[], keyOf: (row: T) => string | null): (key: string) => T {
  const all = new Map(rows.map((row) => [keyOf(row), row]));
  return (key) => {
    const found = all.get(key);
    if (found === undefined) throw new Error(`no ${what} ${key}`);
    return found;
  };
}

function orderRow(order: Dated, { customer }: Known): NewRow<'orders'> {
  const { persona, bond, index, completedAt, paymentState, shippingState } = order;
  const { id, defaultAddressId } = customer(persona);
  const total = totalOf(order);
  const completed = completedAt.toISOString();
  return {
    number: numberOf(order),
    tokenValue: order.token ?? tokenOf(`order:${index}:${persona}:${bond}`),
    customerId: id,
    locale: 'de',
    checkoutState: 'completed',
    paymentState,
    shippingState,
    legalDocsConfirmAt: new Date(completedAt.getTime() - 120_000).toISOString(),
    legalDocsSentAt: completed,
    checkoutCompletedAt: completed,
    itemsTotal: total,
    total,
    billingAddress: JSON.stringify(billingAddress(order, defaultAddressId)),
    notes: DECLARATIONS,
    createdAt: new Date(completedAt.getTime() - 300_000).toISOString(),
  };
}

function itemRow(order: Dated, orderId: number, { variant }: Known): NewRow<'orderItems'> {
  const bond = bondOf(order.bond);
  const { id, productId, code, name } = variant(order.bond);
  const total = totalOf(order);
  return {
    orderId,
    productId,
    variantId: id,
    productCode: bond.code,
    productName: bond.name.de,
    variantCode: code,
    variantName: name,
    quantity: order.quantity,
    unitPrice: bond.nominal,
    originalUnitPrice: bond.nominal,
    subtotal: total,
    total,
    nominalValue: total,
  };
}

function paymentRows(order: Dated, orderId: number, { method }: Known): NewRow<'payments'>[] {
  const completed = order.completedAt.toISOString();
  const updatedAt = order.paymentState === 'refunded' ? refundedAtOf(order) : completed;
  return (PAYMENT_STATES[order.paymentState] ?? ['new']).map((state) => ({
    orderId,
    methodId: method(order.method).id,
    state,
    amount: totalOf(order),
    createdAt: completed,
    updatedAt,
  }));
}

function billingAddress({ persona }: Dated, addressId: number | null) {
  const { firstName, lastName, street, city, postcode, mobileNumber } = personOf(persona);
  return {
    iri: `${API}/addresses/${addressId ?? 0}`,
    firstName,
    lastName,
    company: null,
    countryCode: 'DE',
    street,
    city,
    postcode,
    phoneNumber: mobileNumber,
  };
}

function invoiceRow(order: Dated, orderId: number, { customer }: Known): NewRow<'invoices'> {
  const issuedAt = paidAtOf(order);
  return {
    number: invoiceNumber('RE', order, issuedAt),
    orderId,
    customerId: customer(order.persona).id,
    issuedAt,
    itemsTotal: totalOf(order),
    total: totalOf(order),
  };
}

async function seedReversals(db: Db, refunded: readonly Dated[], idOf: (order: Dated) => number): Promise<void> {
  for (const order of refunded) {
    const issuedAt = refundedAtOf(order);
    const { id, orderId, customerId, itemsTotal, total } = await rowOf(db, 'invoices', { orderId: idOf(order) });
    await insert(db, 'invoices', {
      number: invoiceNumber('ST', order, issuedAt),
      orderId,
      customerId,
      issuedAt,
      itemsTotal: -itemsTotal,
      total: -total,
      reverses: id,
    });
  }
}

const invoiceNumber = (kind: 'RE' | 'ST', { index }: Dated, issuedAt: string): string =>
  `${kind}-${dayOf(issuedAt).slice(0, 4)}-${String(index).padStart(5, '0')}`;

function transferRow(order: Dated, orderId: number): NewRow<'bankTransactions'> {
  const isTransfer = order.method === 'bank_transfer';
  return {
    amount: totalOf(order),
    purpose: numberOf(order),
    payerName: isTransfer ? personaOf(order.persona).name : 'Kartenzahlung',
    payerIban: isTransfer ? personOf(order.persona).account.iban : null,
    bookedAt: paidAtOf(order),
    orderId,
    outcome: 'matched',
  };
}

function returnRow(order: Dated, orderId: number): NewRow<'bankTransactions'> {
  const payer = { payerName: 'Parkett Invest GmbH', payerIban: null };
  return {
    ...transferRow(order, orderId),
    ...payer,
    amount: -totalOf(order),
    bookedAt: refundedAtOf(order),
    outcome: 'returned',
  };
}

function mintRow(order: Dated, orderId: number, { customer, variant }: Known): NewRow<'transactions'> {
  const { id, productId, contractAddress } = variant(order.bond);
  return {
    hash: hashOf(`mint:${order.index}`),
    fromAddress: contractAddress ?? nobodysAddress,
    toAddress: customer(order.persona).address,
    productId,
    variantId: id,
    orderId,
    amount: order.minted,
    createdAt: paidAtOf(order),
  };
}

/** Seeds the holdings. No wallet holds a repaid bond: its tokens returned to its contract at maturity. */
async function seedHoldings(db: Db, minted: readonly Dated[], { customer, variant }: Known): Promise<void> {
  const parcels = [...Map.groupBy(minted, ({ persona, bond }) => `${persona}:${bond}`).values()];
  const all = parcels.flatMap((orders) => {
    const [first] = orders;
    if (!first) return [];
    const amount = orders.reduce((sum, each) => sum + each.minted, 0);
    return [{ bond: bondOf(first.bond), holder: customer(first.persona), good: variant(first.bond), amount }];
  });
  const repaid = all.filter(({ bond }) => isRepaid(bond));
  const held = all.filter(({ bond }) => !isRepaid(bond));
  for (const values of portionsOf(held))
    await db
      .insertInto('holdings')
      .values(values.map(({ holder, good, amount }) => ({ walletId: holder.walletId, variantId: good.id, amount })))
      .execute();
  for (const values of portionsOf(repaid))
    await db
      .insertInto('transactions')
      .values(
        values.map(({ bond, holder, good, amount }) => ({
          hash: hashOf(`redemption:${bond.code}:${holder.address}`),
          fromAddress: holder.address,
          toAddress: good.contractAddress ?? nobodysAddress,
          productId: good.productId,
          variantId: good.id,
          amount,
          createdAt: `${bond.maturityDate}T10:00:00.000Z`,
        })),
      )
      .execute();
}
