import type { Db } from '#sandbox/db/database.ts';
import { API } from '#sandbox/http/answer.ts';
import { personaOf } from '#sandbox/personas.ts';
import { bondOf } from '../bonds.ts';
import { ORDERS, type OrderSeed } from '../history.ts';
import { hashOf, tokenOf } from '../identity.ts';
import { personOf } from '../people.ts';

const DAY = 86_400_000;
const DECLARATIONS =
  'Risiken bestätigt: Totalverlust möglich. Keine steuerliche Ansässigkeit in den USA oder Kanada. Unterlagen geöffnet und bestätigt.';

/** A payment's state for each payment state of an order (Sylius). */
const PAYMENT_STATES: Partial<Record<OrderSeed['paymentState'], readonly string[]>> = {
  paid: ['completed'],
  shipped: ['completed'],
  refunded: ['refunded'],
  cancelled: ['cancelled'],
  authorized: ['authorized'],
  // A payment that failed is followed by a new one, on the same order.
  payment_required: ['failed', 'new'],
};
const INVOICED: readonly OrderSeed['paymentState'][] = ['paid', 'shipped', 'refunded'];

/** A past order with the moment of its completion and the tokens that are in the wallet. */
export interface Dated extends OrderSeed {
  /** Its position in time, from 1. */
  index: number;
  completedAt: Date;
  minted: number;
}

/** The history, oldest first. */
export function datedOrders(now: Date): Dated[] {
  const at = ({ date }: OrderSeed) =>
    typeof date === 'string' ? new Date(`${date}T09:16:00.000Z`) : new Date(now.getTime() - date.daysAgo * DAY);
  return ORDERS.map((order) => ({
    ...order,
    completedAt: at(order),
    minted: order.minted ?? (order.shippingState === 'shipped' ? order.quantity : 0),
  }))
    .sort((a, b) => a.completedAt.getTime() - b.completedAt.getTime())
    .map((order, index) => ({ ...order, index: index + 1 }));
}

/** Orders with items, payments, invoices, bank transactions, minted tokens and holdings. */
export async function seedOrders(db: Db, now: Date): Promise<void> {
  for (const order of datedOrders(now)) await seedOrder(db, order);
}

async function seedOrder(db: Db, order: Dated): Promise<void> {
  const { persona, quantity, completedAt, paymentState } = order;
  const bond = bondOf(order.bond);
  const total = quantity * bond.nominal;
  const completed = completedAt.toISOString();
  const customer = await db
    .selectFrom('customers')
    .innerJoin('wallets', 'wallets.customerId', 'customers.id')
    .select(['customers.id', 'customers.defaultAddressId', 'wallets.id as walletId', 'wallets.address'])
    .where('personaKey', '=', persona)
    .executeTakeFirstOrThrow();
  const variant = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.id', 'variants.code', 'variants.name', 'variants.productId', 'products.contractAddress'])
    .where('products.code', '=', bond.code)
    .executeTakeFirstOrThrow();
  const method = await db
    .selectFrom('paymentMethods')
    .select('id')
    .where('code', '=', order.method)
    .executeTakeFirstOrThrow();
  const number = String(order.index).padStart(9, '0');
  const { id: orderId } = await db
    .insertInto('orders')
    .values({
      number,
      tokenValue: order.token ?? tokenOf(`order:${order.index}:${persona}:${bond.code}`),
      customerId: customer.id,
      locale: 'de',
      checkoutState: 'completed',
      paymentState,
      shippingState: order.shippingState,
      legalDocsConfirmAt: new Date(completedAt.getTime() - 120_000).toISOString(),
      legalDocsSentAt: completed,
      checkoutCompletedAt: completed,
      itemsTotal: total,
      total,
      billingAddress: JSON.stringify(billingAddress(order, customer.defaultAddressId)),
      notes: DECLARATIONS,
      createdAt: new Date(completedAt.getTime() - 300_000).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('orderItems')
    .values({
      orderId,
      productId: variant.productId,
      variantId: variant.id,
      productCode: bond.code,
      productName: bond.name.de,
      variantCode: variant.code,
      variantName: variant.name,
      quantity,
      unitPrice: bond.nominal,
      originalUnitPrice: bond.nominal,
      subtotal: total,
      total,
      nominalValue: total,
    })
    .execute();
  await db
    .insertInto('payments')
    .values(
      (PAYMENT_STATES[paymentState] ?? ['new']).map((state) => ({
        orderId,
        methodId: method.id,
        state,
        amount: total,
        createdAt: completed,
        updatedAt: completed,
      })),
    )
    .execute();
  const paidAt = new Date(completedAt.getTime() + (order.method === 'card' ? 60_000 : 4 * 3_600_000)).toISOString();
  if (INVOICED.includes(paymentState)) {
    await seedInvoice(db, order, orderId, customer.id, total, paidAt);
    if (order.method === 'bank_transfer') await seedTransfer(db, order, orderId, number, total, paidAt);
  }
  if (order.minted > 0)
    await seedMint(db, order, orderId, paidAt, {
      ...customer,
      variantId: variant.id,
      ...variant,
      walletId: customer.walletId,
    });
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

async function seedInvoice(
  db: Db,
  order: Dated,
  orderId: number,
  customerId: number,
  total: number,
  issuedAt: string,
): Promise<void> {
  await db
    .insertInto('invoices')
    .values({
      number: `RE-${issuedAt.slice(0, 4)}-${String(order.index).padStart(5, '0')}`,
      orderId,
      customerId,
      issuedAt,
      itemsTotal: total,
      total,
    })
    .execute();
}

async function seedTransfer(
  db: Db,
  { persona }: Dated,
  orderId: number,
  purpose: string,
  amount: number,
  bookedAt: string,
): Promise<void> {
  await db
    .insertInto('bankTransactions')
    .values({
      amount,
      purpose,
      payerName: personaOf(persona).name,
      payerIban: personOf(persona).account.iban,
      bookedAt,
      orderId,
      outcome: 'matched',
    })
    .execute();
}

async function seedMint(
  db: Db,
  { minted, index }: Dated,
  orderId: number,
  createdAt: string,
  to: { address: string; walletId: number; variantId: number; productId: number; contractAddress: string | null },
): Promise<void> {
  await db
    .insertInto('transactions')
    .values({
      hash: hashOf(`mint:${index}`),
      fromAddress: to.contractAddress ?? '0x0000000000000000000000000000000000000000',
      toAddress: to.address,
      productId: to.productId,
      variantId: to.variantId,
      orderId,
      amount: minted,
      createdAt,
    })
    .execute();
  const held = await db
    .selectFrom('holdings')
    .select(['id', 'amount'])
    .where('walletId', '=', to.walletId)
    .where('variantId', '=', to.variantId)
    .executeTakeFirst();
  if (held)
    await db
      .updateTable('holdings')
      .set({ amount: held.amount + minted })
      .where('id', '=', held.id)
      .execute();
  else
    await db
      .insertInto('holdings')
      .values({ walletId: to.walletId, variantId: to.variantId, amount: minted })
      .execute();
}
