/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'evidence.ts: \'\' → "Stryker was here!"': 'Neither text is a date.',
  'evidenceFile.ts: \'\' → "Stryker was here!"':
    'A split text has at least one part; only the type requires the default.',
};
