import { euros } from '../format.ts';
import type { InvestorFacts } from './facts.ts';
import { invoiceName } from './invoiceName.ts';
import { orderPartsOf } from './orderParts.ts';

export function account(facts: InvestorFacts) {
  const { customer, invoices, next } = facts;
  const { toPay } = orderPartsOf(facts);
  return () => [
    ...toPay(),
    `Nächste Auszahlung: ${euros(next.net)}`,
    `Konto für Auszahlungen › IBAN: ${customer.iban?.slice(0, 4)} … ${customer.iban?.slice(-4)}`,
    ...invoices.slice(0, 3).map((invoice) => `Unterlagen: ${invoiceName(invoice)}`),
  ];
}
