/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'productSearch.ts: \'\' → "Stryker was here!"': 'Neither text is a price, and an invalid price does not filter.',
};
