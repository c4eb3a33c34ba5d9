/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  "mailLink.ts: failure.kind !== 'general' → false":
    'Nothing else has one of these statuses; the type needs the question.',
  "mailLink.ts: failure.kind === 'general' → true": 'As above.',
  'personDrafts.ts: Math.abs(Math.round(value * 100) - value * 100) < 1e-6 → Math.abs(Math.round(value * 100) - value * 100) <= 1e-6':
    'What a computer makes of two decimals is off by far less, and a third decimal by far more.',
  'personDrafts.ts: \'\' → "Stryker was here!"': 'Neither is a country, nor a legal form.',
  'personDrafts.ts: one < other → one <= other': 'No two fields have one name.',
  'personDrafts.ts: one < other → one >= other': 'Any order will do that is the same for both.',
  'personDrafts.ts: \'custom\' → ""': 'What is wrong is said by the message alone.',
  'personDrafts.ts: false → true': 'Nothing else is checked after it.',
};
