import { count, euros, sum, under } from '../format.ts';
import type { InvestorFacts } from './facts.ts';
import { orderPartsOf } from './orderParts.ts';

export function orders(facts: InvestorFacts) {
  const { orders, isValid, itemOf, nameOf } = facts;
  const { subscribedToRegister, partRegistration } = orderPartsOf(facts);
  return () => [
    `: Gezeichnet: ${euros(sum(orders.filter(isValid).map(({ total }) => total)))}`,
    ...subscribedToRegister(),
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
