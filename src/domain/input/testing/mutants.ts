/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'dayParts.ts: \'\' → "Stryker was here!"': 'A split text has at least one part; only the type requires the default.',
  'quantity.ts: \'\' → "Stryker was here!"': 'A split text has at least one part, as in dayParts.ts.',
  'quantity.ts: by > 0 → by >= 0': 'No button steps by 0.',
};
