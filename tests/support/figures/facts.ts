import type { Row } from '#sandbox/db/schema.ts';
import { only, sum } from './format.ts';
import type { Tables } from './tables.ts';

/** Text of the payment method that both readings offer. */
export const BANK_TRANSFER =
  'Sie erhalten die Bankverbindung mit GiroCode. Ihre Überweisung ist meist nach 1–2 Bankarbeitstagen bei uns.';

/** Returns facts of a customer and of their orders, from the rows of the tables. */
export function factsOf(tables: Tables, persona: string) {
  const customer = only(tables.customers.filter(({ personaKey }) => personaKey === persona));
  const orders = tables.orders
    .filter(({ customerId, number }) => customerId === customer.id && number !== null)
    .toSorted((one, other) => other.id - one.id);
  const itemOf = (order: Row<'orders'>) => only(tables.orderItems.filter(({ orderId }) => orderId === order.id));
  const nameOf = (product: number | null) =>
    only(tables.productTranslations.filter(({ productId, locale }) => productId === product && locale === 'de')).name;
  const receivedFor = (order: Row<'orders'>) =>
    sum(tables.bankTransactions.filter(({ orderId }) => orderId === order.id).map(({ amount }) => amount));
  const ibanOf = (product: number) => {
    const account = tables.productPaymentConfigurations.find(
      ({ productId, bankAccount }) => productId === product && bankAccount !== null,
    )?.bankAccount;
    return /"iban":"(\w+)"/.exec(account ?? '')?.[1]?.replaceAll(/(.{4})(?=.)/g, '$1 ');
  };
  const defaultAddress = () => only(tables.addresses.filter(({ id }) => id === customer.defaultAddressId));
  return { tables, customer, orders, itemOf, nameOf, receivedFor, ibanOf, defaultAddress };
}
