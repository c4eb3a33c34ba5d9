import { only } from '../format.ts';
import type { InvestorFacts } from './facts.ts';
import { orderPartsOf } from './orderParts.ts';

export function finished(facts: InvestorFacts) {
  const { orders, itemOf, nameOf } = facts;
  const { orderFigures } = orderPartsOf(facts);
  return (number: string) => {
    const order = only(orders.filter((each) => each.number === number));
    return orderFigures(order, nameOf(itemOf(order).productId));
  };
}
