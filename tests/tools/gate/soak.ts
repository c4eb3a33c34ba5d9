// `npm run soak [-- TIMES]`: runs tests of the last gate in a browser again, those that failed at first and the
// slowest, twenty times each, with twice as many workers as a gate has. If all pass, no test depends on how busy a
// machine is.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { REPORTS } from './reports.ts';

const SLOWEST = 10;

const suite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites(): z.ZodMiniOptional<z.ZodMiniArray<typeof suite>> {
    return z.optional(z.array(suite));
  },
});
const Report = z.object({ suites: z.array(suite) });

/** Returns the places (`file:line`) of the tests in Playwright’s reports that failed, and of the slowest. */
export function soakedIn(reports: readonly unknown[]): string[] {
  const visit = ({ specs, suites = [] }: z.infer<typeof suite>): { place: string; failed: boolean; took: number }[] => [
    ...specs.map(({ file, line, tests }) => ({
      place: `${file}:${line}`,
      failed: tests.some(({ status }) => status === 'unexpected'),
      took: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
    ...suites.flatMap(visit),
  ];
  const known = reports.flatMap((report) => Report.parse(report).suites.flatMap(visit));
  const slowest = known.toSorted((one, other) => other.took - one.took).slice(0, SLOWEST);
  return [...new Set([...known.filter(({ failed }) => failed), ...slowest].map(({ place }) => place))];
}

if (import.meta.main) {
  const files = globSync(`${REPORTS}/{journeys,browser,chaos,atlas}.json`);
  const places = soakedIn(files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  if (places.length === 0) {
    console.error('There is no report of a gate: run `npm test` first.');
    process.exit(1);
  }
  const args = [
    'test',
    '--repeat-each',
    process.argv[2] ?? '20',
    '--workers',
    '4',
    '--global-timeout',
    '0',
    '--reporter',
    'line',
    ...places,
  ];
  process.exit(spawnSync('playwright', args, { stdio: 'inherit' }).status ?? 1);
}
