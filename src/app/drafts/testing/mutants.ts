/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'drafts.ts: text === null → false': 'Null is parsed as JSON to null, which is no draft either.',
  'forgetDrafts.ts: \'\' → "Stryker was here!"': 'Neither text is JSON, so neither has a time.',
};
