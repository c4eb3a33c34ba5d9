import { count, euros, under } from '../format.ts';
import type { InvestorFacts } from './facts.ts';
import { orderPartsOf } from './orderParts.ts';

export function orders(facts: InvestorFacts) {
  const { orders, itemOf, nameOf } = facts;
  const { subscribedParts, partRegistration } = orderPartsOf(facts);
  return () => [
    ...subscribedParts(),
    ...orders.flatMap((order) =>
      under(`Zeichnungen › ${nameOf(itemOf(order).productId)}`, [
        `Nummer: ${order.number}`,
        `Stückzahl: ${count(itemOf(order).quantity)}`,
        `Betrag: ${euros(order.total)}`,
        ...partRegistration(order),
      ]),
    ),
    `: ${orders.length} von ${orders.length}`,
  ];
}
