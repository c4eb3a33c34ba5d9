import { euros, only } from '../format.ts';
import type { InvestorFacts } from './facts.ts';
import { invoiceName } from './invoiceName.ts';
import { orderPartsOf } from './orderParts.ts';

export function order(facts: InvestorFacts) {
  const { orders, invoices, isWithdrawn, receivedFor } = facts;
  const { orderFigures } = orderPartsOf(facts);
  return (number: string) => {
    const order = only(orders.filter((each) => each.number === number));
    return [
      `: Zeichnung ${order.number} vom …`,
      ...orderFigures(order, 'Ihre Zeichnung'),
      ...invoices
        .filter(({ orderId }) => orderId === order.id)
        .map((invoice) => `Unterlagen: ${invoiceName(invoice)} PDF, …`),
      ...(isWithdrawn(order)
        ? [
            `: Sie haben Ihre Zeichnung widerrufen. Die Token werden mit der Erstattung aus Ihrer Wallet ausgebucht; bis dahin können Sie sie nicht übertragen. Wir erstatten ${euros(receivedFor(order))} bis Sonntag, ….`,
          ]
        : []),
    ];
  };
}
