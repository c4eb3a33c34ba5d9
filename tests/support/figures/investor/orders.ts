import { count, euros, sum, under } from '../format.ts';
import type { InvestorFacts } from './facts.ts';

export const orders =
  ({ orders, isValid, itemOf, nameOf }: InvestorFacts) =>
  () => [
    `: Gezeichnet: ${euros(sum(orders.filter(isValid).map(({ total }) => total)))}`,
    ...orders.flatMap((order) =>
      under(`Zeichnungen › ${nameOf(itemOf(order).productId)}`, [
        `Nummer: ${order.number}`,
        `Stückzahl: ${count(itemOf(order).quantity)}`,
        `Betrag: ${euros(order.total)}`,
      ]),
    ),
    `: ${orders.length} von ${orders.length}`,
  ];
