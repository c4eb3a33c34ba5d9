import { count, euros, only, under } from '../format.ts';
import type { MarketFacts, Work } from './facts.ts';

/** Copies left; none for a single copy that is sold, whose card has no number. */
const leftOf = ({ variant: { onHand, totalSupply } }: Work) => {
  if (totalSupply === 1) return onHand === 0 ? [] : [': 1 von 1'];
  return [onHand === 0 ? `: Auflage ${count(totalSupply)}` : `: noch ${count(onHand)} von ${count(totalSupply)}`];
};

export const cards =
  ({ works }: MarketFacts) =>
  (names: readonly string[], list: string) =>
    names.flatMap((name) => {
      const work = only(works.filter((each) => each.name === name));
      return under(`${list} › ${name}`, [`: ${euros(work.price)}`, ...leftOf(work)]);
    });
