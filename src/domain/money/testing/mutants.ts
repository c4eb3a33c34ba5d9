/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'interestSums.ts: group[0]?.productName → group[0].productName':
    'A group has the payout that it was made for; the type of an index does not know it.',
  'payouts.ts: sum !== undefined → true':
    'The sums reach from the first payout to the last, so that each has its own; the type of an index does not know it.',
  'money.ts: \'\' → "Stryker was here!"':
    'The forms that matched have these parts; the type of a match does not know it.',
  'money.ts: \'0\' → ""': 'Nothing counts as 0 where a number is made of it.',
  'money.ts: product < 0n → product <= 0n': 'Nothing has no sign to be turned.',
  'money.ts: symbol.exec(text.trim())?.[1] → symbol.exec(text.trim())[1]':
    'The form matches every text; the type of a match does not know it.',
  'holdings.ts: group[0]?.productName → group[0].productName':
    'A group has what it was grouped by; the type of an index does not know it.',
};
