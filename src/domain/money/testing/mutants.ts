/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'interestSums.ts: group[0]?.productName → group[0].productName':
    'A group is never empty; only the type of an index requires the check.',
  'payouts.ts: sum !== undefined → true':
    'The sums cover all payouts from the first to the last; only the type of an index requires the check.',
  'money.ts: \'\' → "Stryker was here!"':
    'The matched pattern has these groups; only the type of a match requires the default.',
  'money.ts: \'0\' → ""': 'An empty text converts to the number 0 as well.',
  'money.ts: product < 0n → product <= 0n': '0 has no sign to change.',
  'money.ts: symbol.exec(text.trim())?.[1] → symbol.exec(text.trim())[1]':
    'The pattern matches every text; only the type of a match requires the check.',
  'holdings.ts: group[0]?.productName → group[0].productName':
    'A group is never empty; only the type of an index requires the check.',
};
