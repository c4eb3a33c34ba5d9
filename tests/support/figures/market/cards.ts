import { count, euros, only, under } from '../format.ts';
import type { MarketFacts, Work } from './facts.ts';

const leftOf = ({ variant: { onHand, totalSupply } }: Work) => {
  if (onHand === 0) return `Auflage ${count(totalSupply)}`;
  return totalSupply === 1 ? '1 von 1' : `noch ${count(onHand)} von ${count(totalSupply)}`;
};

export const cards =
  ({ works }: MarketFacts) =>
  (names: readonly string[], list: string) =>
    names.flatMap((name) => {
      const work = only(works.filter((each) => each.name === name));
      return under(`${list} › ${name}`, [`: ${euros(work.price)}`, `: ${leftOf(work)}`]);
    });
