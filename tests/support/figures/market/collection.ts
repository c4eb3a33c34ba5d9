import { euros } from '../format.ts';
import type { MarketFacts } from './facts.ts';

export const collection =
  ({ workOf }: MarketFacts) =>
  (code: string) => {
    const { name, price } = workOf(code);
    return [`Werke › ${name}: ${euros(price)}`, `Werke › ${name}: 1 Exemplar gehört Ihnen`];
  };
