/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  "mailLink.ts: failure.kind !== 'general' → false":
    'Only general failures have one of these statuses; only the type requires the check.',
  "mailLink.ts: failure.kind === 'general' → true": 'Only general failures have one of these statuses, as above.',
  'personDrafts.ts: Math.abs(Math.round(value * 100) - value * 100) < 1e-6 → Math.abs(Math.round(value * 100) - value * 100) <= 1e-6':
    'The rounding error of two decimals is far below the tolerance, a third decimal far above it.',
  'personDrafts.ts: \'\' → "Stryker was here!"': 'Neither text is a country or a legal form.',
  'personDrafts.ts: one < other → one <= other': 'No two fields have the same name.',
  'personDrafts.ts: one < other → one >= other': 'Both drafts are sorted alike, in whatever order.',
  'personDrafts.ts: \'custom\' → ""': 'The form reads only the message of the breach.',
  'personDrafts.ts: false → true': 'No other check follows.',
};
