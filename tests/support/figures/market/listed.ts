import type { MarketFacts } from './facts.ts';

export const listed =
  ({ works }: MarketFacts) =>
  (shown: number) => [`Werke: ${shown} von ${works.length} Werken`];
