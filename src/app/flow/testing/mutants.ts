/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'ask.ts: unsubscribe(); → ;': 'A promise is settled once: a listener that stays has nothing left to do.',
};
