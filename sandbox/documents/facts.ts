import { Address } from '#domain/shop/customer.ts';
import { StatementKind } from '#domain/shop/excerpt.ts';
import { dayOf } from '#domain/time/calendar.ts';
import type { Db } from '#sandbox/db/database.ts';
import type { Row } from '#sandbox/db/schema.ts';
import { addressLines, customerNumberOf, holderOf, personName } from '#sandbox/read/holder.ts';
import { findRow, rowOf } from '../db/rows.ts';
import type { Text } from './bilingual.ts';
import type { BondFacts } from './bondFacts.ts';
import type { ExcerptFacts } from './excerpt.ts';
import type { InvoiceFacts } from './invoice.ts';

const PERIODS = ['monthly', 'quarterly', 'semiannual', 'annual'] as const;
const METHOD = { de: 'Überweisung', en: 'Bank transfer' };

type Attributes = (code: string, value?: 'stringValue' | 'stringValueEn') => string | null;

async function attributesOf(db: Db, productId: number): Promise<Attributes> {
  const rows = await db
    .selectFrom('productAttributes')
    .select(['code', 'stringValue', 'stringValueEn'])
    .where('productId', '=', productId)
    .execute();
  const known = new Map(rows.map((row) => [row.code, row]));
  return (code, value = 'stringValue') => known.get(code)?.[value] ?? null;
}

const inBoth = (de: string, en: string | null): Text => (en === null ? de : { de, en });

const cents = (text: string | null): number | null => (text === null ? null : Number(text));

/** Reads the facts of a bond from the shop’s tables, so that papers and pages agree. */
export async function bondFacts(db: Db, productId: number): Promise<BondFacts> {
  const product = await rowOf(db, 'products', { id: productId });
  const said = await findRow(db, 'productTranslations', { productId, locale: 'de' });
  const translated = await findRow(db, 'productTranslations', { productId, locale: 'en' });
  const variant = await findRow(db, 'variants', { productId });
  const attribute = await attributesOf(db, productId);
  const day = product.createdAt.slice(0, 10);
  return {
    name: said?.name ?? product.code,
    issuer: attribute('issuer') ?? '',
    isin: attribute('isin') ?? '',
    description: inBoth(said?.description ?? '', translated?.description ?? null),
    interestRate: attribute('interest_rate') ?? '0',
    interestPeriod: PERIODS.find((period) => period === attribute('interest_period')) ?? 'annual',
    valueDate: attribute('value_date') ?? day,
    maturityDate: attribute('maturity_date') ?? day,
    unitNominal: cents(attribute('nominal_value')) ?? 100,
    minimum: cents(attribute('min_subscription')) ?? 0,
    maximumNonProfessional: cents(attribute('max_subscription_non_professional')),
    supply: variant?.totalSupply ?? 0,
    collateral: inBoth(attribute('collateral') ?? 'keine', attribute('collateral', 'stringValueEn') ?? 'none'),
    createdAt: product.createdAt,
  };
}

/** Reads the data of an invoice from the order: its names, prices and confirmed address. */
export async function invoiceFacts(db: Db, invoice: Row<'invoices'>): Promise<InvoiceFacts> {
  const order = await rowOf(db, 'orders', { id: invoice.orderId });
  const customer = await rowOf(db, 'customers', { id: invoice.customerId });
  const items = await db
    .selectFrom('orderItems')
    .innerJoin('products', 'products.id', 'orderItems.productId')
    .selectAll('orderItems')
    .select(['products.kind', 'products.taxPercent'])
    .where('orderId', '=', order.id)
    .orderBy('orderItems.id')
    .execute();
  const payment = await db
    .selectFrom('payments')
    .leftJoin('paymentMethods', 'paymentMethods.id', 'payments.methodId')
    .select(['payments.state', 'paymentMethods.name', 'paymentMethods.nameEn'])
    .where('orderId', '=', order.id)
    .orderBy('payments.id', 'desc')
    .executeTakeFirst();
  const reversed = invoice.reverses === null ? null : await rowOf(db, 'invoices', { id: invoice.reverses });
  const sign = reversed ? -1 : 1;
  const address = order.billingAddress === null ? null : Address.parse(JSON.parse(order.billingAddress));
  const name =
    address?.company ??
    (address ? `${address.firstName ?? ''} ${address.lastName ?? ''}`.trim() : personName(customer));
  const lines = await Promise.all(
    items.map(async (item) => {
      const isin = (await attributesOf(db, item.productId))('isin');
      return {
        name: item.productName,
        detail: isin ? `ISIN ${isin}` : item.variantName,
        quantity: sign * item.quantity,
        unitPrice: item.unitPrice,
        total: sign * item.subtotal,
      };
    }),
  );
  return {
    number: invoice.number,
    issuedAt: invoice.issuedAt,
    orderNumber: order.number ?? order.tokenValue,
    orderedAt: order.checkoutCompletedAt ?? order.createdAt,
    kind: items.some(({ kind }) => kind === 'item') ? 'item' : 'bond',
    customer: { lines: addressLines(name, address), reference: customerNumberOf(customer) },
    lines,
    itemsTotal: invoice.itemsTotal,
    taxPercent: Math.max(0, ...items.map(({ taxPercent }) => taxPercent)),
    taxTotal: invoice.taxTotal,
    total: invoice.total,
    paymentMethod: payment?.name ? inBoth(payment.name, payment.nameEn) : METHOD,
    // The invoice is issued at payment; a later refund does not change it.
    paidAt: payment && ['completed', 'refunded'].includes(payment.state) ? invoice.issuedAt : null,
    reverses: reversed,
  };
}

/** Reads the register data of a holding at the time of the statement: the sum of the earlier entries. */
export async function excerptFacts(db: Db, document: Row<'customerDocuments'>): Promise<ExcerptFacts> {
  const customer = await rowOf(db, 'customers', { id: document.customerId });
  const { uuid, lines, wallets } = await holderOf(db, customer, document.companyId);
  const isTheirs = (address: string | null) => address !== null && wallets.includes(address);
  const productId = document.productId ?? -1;
  const bond = await bondFacts(db, productId);
  const product = await rowOf(db, 'products', { id: productId });
  const known = await db
    .selectFrom('transactions')
    .selectAll()
    .where('productId', '=', productId)
    .where('createdAt', '<=', document.createdAt)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const entries = known.filter(({ fromAddress, toAddress }) => isTheirs(fromAddress) || isTheirs(toAddress));
  const last = entries.at(-1);
  return {
    number: `RA-${dayOf(document.createdAt).slice(0, 4)}-${String(document.id).padStart(5, '0')}`,
    createdAt: document.createdAt,
    reason: StatementKind.safeParse(document.statementKind).data ?? 'manual',
    holder: { lines, identifier: `INH-${uuid.slice(0, 8).toUpperCase()}`, wallet: wallets[0] ?? '' },
    security: {
      name: bond.name,
      issuer: bond.issuer,
      isin: bond.isin,
      interestRate: bond.interestRate,
      maturityDate: bond.maturityDate,
      volume: bond.supply * bond.unitNominal,
      unitNominal: bond.unitNominal,
      contract: product.contractAddress ?? '',
    },
    amount: entries.reduce((sum, { amount, toAddress }) => (isTheirs(toAddress) ? sum + amount : sum - amount), 0),
    transaction: last ? { hash: last.hash, at: last.createdAt } : null,
  };
}
