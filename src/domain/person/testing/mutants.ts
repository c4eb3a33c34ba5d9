/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'questionnaires.ts: [] → ["Stryker was here"]': 'An answer that nobody offers leaves the question open as well.',
  "questionnaires.ts: answeredOf(answered, 'wphg_experience')?.grade → answeredOf(answered, 'wphg_experience').grade":
    'Both are there once both are counted; the type does not know it.',
  'signUpRefusal.ts: \'\' → "Stryker was here!"': 'Neither names a field, and neither says that something is taken.',
};
