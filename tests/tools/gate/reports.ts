// Reads the test runners' JSON reports: how many tests passed, and which failed, with the reason in a line.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod/mini';

/** Folder of the runners' reports. */
export const REPORTS = 'coverage/reports';

/** The counts that a stage's runner reported. */
export interface Count {
  passed: number;
  skipped: number;
  /** Each failed test: where and what it is, and the first lines of why. */
  failures: string[];
}

/** Reads the report that a runner wrote to `coverage/reports/<name>.json`; null when it wrote none. */
export function countIn(name: string, reader: (report: unknown) => Count): Count | null {
  const file = `${REPORTS}/${name}.json`;
  return existsSync(file) ? reader(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z._default(z.string(), ''),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z._default(z.array(z.string()), []) }),
      ),
    }),
  ),
});

/** Counts Vitest's report. A file that does not load has no tests that could fail, so it counts as a failed one. */
export function vitestCount(report: unknown): Count {
  const { numPassedTests, numPendingTests, testResults } = vitestReport.parse(report);
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [line(file.name, file.message)];
    return failed.map(({ fullName, failureMessages }) => line(fullName, failureMessages.join('\n')));
  });
  return { passed: numPassedTests, skipped: numPendingTests, failures };
}

const said = z.object({ message: z._default(z.string(), '') });

interface Suite {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message: string }[] }[] }[];
  }[];
  suites: Suite[];
}
const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ errors: z._default(z.array(said), []) })),
        }),
      ),
    }),
  ),
  suites: z._default(
    z.lazy(() => z.array(suite)),
    [],
  ),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), skipped: z.number() }),
  suites: z.array(suite),
  errors: z._default(z.array(said), []),
});

/**
 * Counts Playwright's report. A test that passed only at the second try has failed, and so has an error outside of
 * tests.
 */
export function playwrightCount(report: unknown): Count {
  const { stats, suites, errors } = playwrightReport.parse(report);
  const inSuite = ({ specs, suites: inner }: Suite): string[] => [
    ...specs.flatMap(({ file, line: at, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          line(
            `${file}:${at} › ${title}`,
            results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
          ),
        ),
    ),
    ...inner.flatMap(inSuite),
  ];
  const failures = [...suites.flatMap(inSuite), ...errors.map(({ message }) => line('outside of any test', message))];
  return { passed: stats.expected, skipped: stats.skipped, failures };
}

/** What failed, and the first lines of why in one, at most 700 characters and without the colours of a terminal. */
const line = (what: string, why: string) =>
  `${what}: ${stripVTControlCharacters(why)
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('at '))
    .slice(0, 12)
    .join(' | ')}`.slice(0, 700);
