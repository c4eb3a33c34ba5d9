/** Sources whose tests have to notice mutations, and how many of a hundred. */
export interface Area {
  name: string;
  /** Matches the paths of its sources, from the project's root. */
  holds: RegExp;
  /** The specs that judge it, those beside it: what only another room's specs notice is promised nowhere. */
  specs: string;
  /** Per cent of its mutants, those explained aside. */
  threshold: number;
}

export const AREAS: readonly Area[] = [
  { name: 'domain', holds: /^src\/domain\//, specs: 'src/domain/**/*.spec.ts', threshold: 95 },
  { name: 'api', holds: /^src\/api\//, specs: 'src/api/**/*.spec.ts', threshold: 90 },
  // Hooks and parts of the page are proven in the browser, where no mutant is run.
  {
    name: 'app',
    holds: /^src\/(?:app\/(?!(?:.*\/)?(?:use)?[A-Z])|features\/\w+\/(?:flow|beginning)\.ts)/,
    specs: 'src/{app,features}/**/*.spec.ts',
    threshold: 90,
  },
  { name: 'trade', holds: /^sandbox\/trade\//, specs: 'sandbox/trade/*.spec.ts', threshold: 90 },
  // What is filed with a tax return.
  { name: 'tax year', holds: /^sandbox\/read\/taxYear\.ts$/, specs: 'sandbox/read/taxYear.spec.ts', threshold: 90 },
];

/** The area that a source belongs to; undefined for what no area holds, and for tests. */
export function areaOf(path: string): Area | undefined {
  const isSource = /\.tsx?$/.test(path) && !/\.spec\.tsx?$|\/testing\//.test(path);
  return isSource ? AREAS.find(({ holds }) => holds.test(path)) : undefined;
}
