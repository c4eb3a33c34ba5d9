/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'bannerMemory.ts: \'\' → "Stryker was here!"': 'Neither text is JSON.',
  'bannerMemory.ts: text !== null → true': 'A stored null is read as no entry.',
  'bannerMemory.ts: stages.indexOf(welcome) > stages.indexOf(noted) → stages.indexOf(welcome) >= stages.indexOf(noted)':
    'Equal stages are the same value.',
};
