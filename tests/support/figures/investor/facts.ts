import type { Row } from '#sandbox/db/schema.ts';
import { factsOf } from '../facts.ts';
import { only, sum } from '../format.ts';
import type { Tables } from '../tables.ts';

export const UNDONE = ['cancelled', 'refunded'];

/** Returns facts of an investor’s orders, securities and payouts, from the rows of the tables. */
export function investorFacts(tables: Tables, persona: string, today: string) {
  const facts = factsOf(tables, persona);
  const { customer, orders, nameOf, receivedFor } = facts;
  const wallet = only(tables.wallets.filter(({ customerId }) => customerId === customer.id));
  const attribute = (product: number, name: string) =>
    tables.productAttributes.find(({ productId, code }) => productId === product && code === name)?.stringValue ?? '';
  const nominalOf = (product: number) => Number(attribute(product, 'nominal_value'));
  const isWithdrawn = (order: Row<'orders'>) =>
    tables.withdrawals.some(({ orderId, inTime }) => orderId === order.id && inTime === 1);
  const isValid = (order: Row<'orders'>) => !UNDONE.includes(order.paymentState) && !isWithdrawn(order);
  const isCard = (order: Row<'orders'>) => {
    const { methodId } = only(tables.payments.filter(({ orderId }) => orderId === order.id));
    return tables.paymentMethods.some(({ id, kind }) => id === methodId && kind === 'online');
  };
  const open = orders.filter(({ paymentState }) => ['awaiting_payment', 'payment_required'].includes(paymentState));
  const missing = (order: Row<'orders'>) => order.total - receivedFor(order);
  const invoices = tables.invoices
    .filter(({ customerId }) => customerId === customer.id)
    .toSorted((one, other) => Date.parse(other.issuedAt) - Date.parse(one.issuedAt));
  const holdings = tables.holdings
    .filter(({ walletId, amount }) => walletId === wallet.id && amount > 0)
    .map(({ variantId, amount }) => {
      const { productId } = only(tables.variants.filter(({ id }) => id === variantId));
      const owed = sum(
        orders
          .filter(isWithdrawn)
          .flatMap(({ id }) =>
            tables.transactions.filter((each) => each.orderId === id && each.variantId === variantId),
          )
          .map(({ amount }) => amount),
      );
      return { productId, name: nameOf(productId), amount, owed, value: amount * nominalOf(productId) };
    });
  const owned = sum(holdings.map(({ value }) => value));
  const payouts = tables.payouts
    .filter(({ customerId }) => customerId === customer.id)
    .map((row) => {
      const taxes = [row.capitalGainsTax, row.solidaritySurcharge, row.churchTax].map((tax) => tax ?? 0);
      const [capital = 0, surcharge = 0, church = 0] = taxes;
      const isTold = row.capitalGainsTax !== null;
      return { ...row, isTold, capital, surcharge, church, tax: sum(taxes), net: row.amount - sum(taxes) };
    })
    .toSorted((one, other) => Date.parse(other.payoutDate) - Date.parse(one.payoutDate) || other.id - one.id);
  const paid = payouts.filter(({ payoutDate }) => payoutDate <= today);
  const next = only(payouts.filter(({ payoutDate }) => payoutDate > today).toReversed());
  return {
    ...facts,
    today,
    wallet,
    attribute,
    nominalOf,
    isWithdrawn,
    isValid,
    isCard,
    open,
    missing,
    invoices,
    holdings,
    owned,
    payouts,
    paid,
    next,
  };
}

export type InvestorFacts = ReturnType<typeof investorFacts>;
