import { count, euros } from '../format.ts';
import type { MarketFacts } from './facts.ts';

export const created =
  ({ customer, madeBy }: MarketFacts) =>
  () =>
    madeBy(customer.id).map(
      ({ name, price, variant }) =>
        `Meine Werke › ${name}: ${euros(price)} · ${count(variant.totalSupply - variant.onHand)} von ${count(variant.totalSupply)} verkauft`,
    );
