/** Sources whose tests must notice mutations, and the required percentage. */
export interface Area {
  name: string;
  /** Matches the paths of its sources, from the project's root. */
  holds: RegExp;
  /**
   * Specs that judge it, which are those beside its sources: a mutant that only another room’s specs notice survives.
   */
  specs: string;
  /** Percent of its mutants, except explained ones. */
  threshold: number;
}

export const AREAS: readonly Area[] = [
  { name: 'domain', holds: /^src\/domain\//, specs: 'src/domain/**/*.spec.ts', threshold: 95 },
  { name: 'api', holds: /^src\/api\//, specs: 'src/api/**/*.spec.ts', threshold: 90 },
  // Hooks and parts of the page are tested in the browser, where no mutant is run.
  {
    name: 'app',
    holds: /^src\/(?:app\/(?!(?:.*\/)?(?:use)?[A-Z])|features\/\w+\/\w+\/(?!use[A-Z]|screens\.)[a-z]\w*\.ts)/,
    specs: 'src/{app,features}/**/*.spec.ts',
    threshold: 90,
  },
  { name: 'trade', holds: /^sandbox\/trade\//, specs: 'sandbox/trade/*.spec.ts', threshold: 90 },
  // The figures are filed with a tax return.
  { name: 'tax year', holds: /^sandbox\/read\/taxYear\.ts$/, specs: 'sandbox/read/taxYear.spec.ts', threshold: 90 },
];

/** Returns the area of a source; undefined for tests and for sources outside of all areas. */
export function areaOf(path: string): Area | undefined {
  const isSource = /\.tsx?$/.test(path) && !/\.spec\.tsx?$|\/testing\//.test(path);
  return isSource ? AREAS.find(({ holds }) => holds.test(path)) : undefined;
}
