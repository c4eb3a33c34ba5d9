/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'productSearch.ts: \'\' → "Stryker was here!"': 'Neither is a price, and what is no price does not filter.',
};
