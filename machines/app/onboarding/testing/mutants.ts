/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'onboarding.leading initial is banned':
    'XState requires an initial state; every transition there names the customer’s next page.',
};
