/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'eligibility.ts: unitPrice === null → false':
    'A limit divided by a missing price is infinite as well; only the type requires the check.',
  'productTerms.ts: \'\' → "Stryker was here!"': 'Neither text is a word for yes.',
  'productTerms.ts: supply === null || onHand === null → supply === null && onHand === null':
    'Both values belong to the variant and are only missing together.',
  'productTerms.ts: supply === null → false': 'Both values belong to the variant and are only missing together.',
  'productTerms.ts: onHand === null → false': 'Both values belong to the variant and are only missing together.',
  'productTerms.ts: total + (value > 9 ? value - 9 : value) → total - (value > 9 ? value - 9 : value)':
    'A sum is divisible by ten if and only if its negative is.',
  'productTerms.ts: text !== null → true':
    'The text "null" is neither a number nor an ISIN; only the type requires the check.',
  'productTerms.ts: text === null → false':
    'The text "null" is neither a day nor an address; only the type requires the check.',
  'productTerms.ts: amount !== null → true': 'Null is not above 0; only the type requires the check.',
};
