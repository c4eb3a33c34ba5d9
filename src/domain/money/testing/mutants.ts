/** Mutants that nobody could notice, with the reason: see `npm run mutants`. */
export const accepted = {
  'payouts.ts: sum !== undefined → true':
    'The sums reach from the first payout to the last, so that each has its own; the type of an index does not know it.',
};
