/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'evidence.ts: \'\' → "Stryker was here!"': 'Neither is a date.',
  'evidenceFile.ts: \'\' → "Stryker was here!"': 'A text that is cut has at least one part; the type does not know it.',
};
