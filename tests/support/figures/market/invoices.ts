import { euros, only } from '../format.ts';
import type { MarketFacts } from './facts.ts';

export const invoices =
  ({ tables, customer, orders }: MarketFacts) =>
  () => {
    const own = tables.invoices.filter(
      ({ customerId, orderId }) => customerId === customer.id && orders.some(({ id }) => id === orderId),
    );
    return [
      ...own.flatMap(({ number, orderId, total }) => [
        `Rechnungen › Nummer: ${number}`,
        `Rechnungen › ${number} › Kauf: ${only(orders.filter(({ id }) => id === orderId)).number}`,
        `Rechnungen › ${number} › Betrag: ${euros(total)}`,
      ]),
      `: ${own.length} von ${own.length}`,
    ];
  };
