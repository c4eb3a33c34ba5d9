import { bondsOf } from './bonds.ts';
import type { InvestorFacts } from './facts.ts';

export function search(facts: InvestorFacts) {
  const { bonds, cardOf } = bondsOf(facts);
  return () => [...bonds.flatMap(cardOf), `: ${bonds.length} Produkte`, `: ${bonds.length} von ${bonds.length}`];
}
