/** Mutants that no test can detect, each with the reason: see `npm run mutants`. */
export const accepted = {
  'calendar.ts: \'\' → "Stryker was here!"':
    'The format requests year, month and day, so all three are present; only the type requires the default.',
  'calendar.ts: parts.find((each) => each.type === type)?.value → parts.find(each => each.type === type).value':
    'The requested parts are present, as above.',
};
