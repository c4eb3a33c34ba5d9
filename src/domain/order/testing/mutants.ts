/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'eligibility.ts: unitPrice === null → false':
    'A limit through no price is without end as well; the type needs the question.',
  'productTerms.ts: \'\' → "Stryker was here!"': 'Neither is a word for yes.',
  'productTerms.ts: supply === null || onHand === null → supply === null && onHand === null':
    'Both are missing with the variant, and only together.',
  'productTerms.ts: supply === null → false': 'Both are missing with the variant, and only together.',
  'productTerms.ts: onHand === null → false': 'Both are missing with the variant, and only together.',
  'productTerms.ts: total + (value > 9 ? value - 9 : value) → total - (value > 9 ? value - 9 : value)':
    'A sum is divided by ten without a rest just when its negative is.',
  'productTerms.ts: text !== null → true':
    'Null in letters is no number and no ISIN either; the type needs the question.',
  'productTerms.ts: text === null → false':
    'Null in letters is no day and no address either; the type needs the question.',
  'productTerms.ts: amount !== null → true': 'Null is not more than nothing; the type needs the question.',
};
