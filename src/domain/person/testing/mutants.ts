/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'questionnaires.ts: [] → ["Stryker was here"]':
    'An answer that is not among the options leaves the question open as well.',
  "questionnaires.ts: answeredOf(answered, 'wphg_experience')?.grade → answeredOf(answered, 'wphg_experience').grade":
    'Both questionnaires are answered once both are counted; only the type requires the check.',
  'signUpRefusal.ts: \'\' → "Stryker was here!"': 'Neither text names a field or contains a word for “taken”.',
};
