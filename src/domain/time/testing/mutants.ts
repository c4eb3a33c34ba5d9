/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'calendar.ts: \'\' → "Stryker was here!"':
    'Year, month and day are asked for and so are there; the type does not know it.',
  'calendar.ts: parts.find((each) => each.type === type)?.value → parts.find(each => each.type === type).value':
    'As above: what is asked for is there.',
};
