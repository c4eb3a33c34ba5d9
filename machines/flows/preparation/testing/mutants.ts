/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'preparation.collectionSummary.answering screen.requested[5] guard asksForSummary dropped':
    'Whoever is at the overview has answered all before it, and its own screen is the only one that is left.',
};
