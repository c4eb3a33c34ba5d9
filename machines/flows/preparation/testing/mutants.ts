/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'preparation.collectionSummary.answering screen.requested[5] guard asksForSummary dropped':
    'At the overview all earlier steps are answered; only its own screen remains as a request.',
};
