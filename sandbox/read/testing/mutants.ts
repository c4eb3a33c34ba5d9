/** Equivalent mutants that no test can detect, with the reasons: see `npm run mutants`. */
export const accepted = {
  'taxYear.ts: \'de\' → ""': 'A language that there is not is read as German, which the file is in.',
  'taxYear.ts: [] → ["Stryker was here"]': 'A product that there is not has no attributes; and a group is never empty.',
  'taxYear.ts: first === undefined → false': 'A group has a first member; the type of a group does not know it.',
};
