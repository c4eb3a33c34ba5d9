/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'dayParts.ts: \'\' → "Stryker was here!"': 'A text that is cut has at least one part; the type does not know it.',
  'quantity.ts: \'\' → "Stryker was here!"': 'As of dayParts.ts.',
  'quantity.ts: by > 0 → by >= 0': 'Nobody steps by nothing.',
};
