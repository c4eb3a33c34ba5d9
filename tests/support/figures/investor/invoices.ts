import { euros, only } from '../format.ts';
import type { InvestorFacts } from './facts.ts';

export const invoices =
  ({ invoices: own, orders }: InvestorFacts) =>
  () => [
    ...own.flatMap((invoice) => [
      `Abrechnungen › Nummer: ${invoice.number}`,
      `Abrechnungen › ${invoice.number} › Zeichnung: ${only(orders.filter(({ id }) => id === invoice.orderId)).number}`,
      `Abrechnungen › ${invoice.number} › Betrag: ${euros(invoice.total)}`,
    ]),
    `: ${own.length} von ${own.length}`,
  ];
