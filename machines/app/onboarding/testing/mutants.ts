/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'onboarding.leading initial is banned':
    'XState wants an initial state; every transition there names the page that somebody is led to.',
};
