/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'session.loggedIn initial is refreshing':
    'XState wants an initial state; every transition into loggedIn names the state in it.',
};
