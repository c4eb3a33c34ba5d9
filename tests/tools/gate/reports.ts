// Reads the test runners’ JSON reports: passed tests, and failed tests with the reason in a line.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod/mini';

/** Folder of the runners' reports and traces. */
export const REPORTS = 'coverage/reports';

/** Test by its file, with the line if its runner reports it, and its title after those of the suites around it. */
export interface Test {
  place: string;
  title: string;
}

/** Failed test, or an error outside of tests. */
export interface Failure {
  /** Null for an error outside of tests. */
  test: Test | null;
  /** First lines of the error, joined into one. */
  reason: string;
  /** Path of the trace; null if the runner kept none. */
  trace: string | null;
}

export interface Report {
  passed: string[];
  skipped: number;
  failures: Failure[];
}

/** Reads a runner’s JSON report; `output` is everything that its command printed. */
export type Reader = (json: unknown, output: string) => Report;

export const nameOf = ({ place, title }: Test) => `${place} › ${title}`;

export const outsideOfTests = (reason: string): Failure => ({ test: null, reason, trace: null });

/** Reads the report that a runner wrote to `coverage/reports/<name>.json`, and judges it with the exit code. */
export function reportIn(name: string, read: Reader, { code, output }: { code: number; output: string }): Report {
  const file = `${REPORTS}/${name}.json`;
  if (!existsSync(file)) return { passed: [], skipped: 0, failures: [outsideOfTests('it left no report')] };
  return judged(read(JSON.parse(readFileSync(file, 'utf8')), output), code);
}

/** Fails a run without failures if no test ran, or if its exit code is not 0, whatever its report says. */
export function judged(report: Report, code: number): Report {
  if (report.failures.length > 0) return report;
  if (report.passed.length === 0) return { ...report, failures: [outsideOfTests('not one test ran')] };
  if (code === 0) return report;
  return { ...report, failures: [outsideOfTests(`all tests passed, its command ended with ${code}`)] };
}

const vitestJson = z.object({
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z._default(z.string(), ''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          failureMessages: z._default(z.array(z.string()), []),
        }),
      ),
    }),
  ),
});

/**
 * Reads Vitest's report. Errors outside of tests are a file that does not load, which has no tests that could fail, and
 * unhandled errors, which only the output reports.
 */
export const vitestReport: Reader = (json, output) => {
  const { numPendingTests, testResults } = vitestJson.parse(json);
  const passed: string[] = [];
  const failures: Failure[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const place = relative('', name);
    for (const { status, ancestorTitles, title, failureMessages } of assertionResults) {
      const test = { place, title: [...ancestorTitles, title].join(SUITES) };
      if (status === 'passed') passed.push(nameOf(test));
      if (status === 'failed') failures.push({ test, reason: inOneLine(failureMessages.join('\n')), trace: null });
    }
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      failures.push(outsideOfTests(`${place}: ${inOneLine(message)}`));
  }
  const unhandled = /Vitest caught \d+ unhandled errors?/.exec(output);
  if (unhandled) failures.push(outsideOfTests(unhandled[0]));
  return { passed, skipped: numPendingTests, failures };
};

/** Separator between the titles of suites and test in the title by which Vitest finds a test. */
const SUITES = ' > ';

const error = z.object({ message: z._default(z.string(), '') });

const suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(
            z.object({
              errors: z._default(z.array(error), []),
              attachments: z._default(z.array(z.object({ name: z.string(), path: z.optional(z.string()) })), []),
            }),
          ),
        }),
      ),
    }),
  ),
  get suites(): z.ZodMiniOptional<z.ZodMiniArray<typeof suite>> {
    return z.optional(z.array(suite));
  },
});

const playwrightJson = z.object({
  stats: z.object({ skipped: z.number() }),
  suites: z.array(suite),
  errors: z._default(z.array(error), []),
});

/** Reads Playwright's report. A test that passed only in a retry of Playwright's own has failed. */
export const playwrightReport: Reader = (json) => {
  const { stats, suites, errors } = playwrightJson.parse(json);
  const passed: string[] = [];
  const failures: Failure[] = [];
  const visit = ({ specs, suites: inner = [] }: z.infer<typeof suite>, titles: readonly string[]) => {
    for (const { file, line, title, tests } of specs) {
      const test = { place: `${file}:${line}`, title: [...titles, title].join(SUITES) };
      for (const { status, results } of tests) {
        if (status === 'expected') passed.push(nameOf(test));
        if (status === 'expected' || status === 'skipped') continue;
        const reason = results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n');
        const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path;
        failures.push({ test, reason: inOneLine(reason), trace: trace ? relative('', trace) : null });
      }
    }
    for (const each of inner) visit(each, [...titles, each.title]);
  };
  // The outermost suites are the files, which `place` names.
  for (const file of suites) visit(file, []);
  for (const { message } of errors) failures.push(outsideOfTests(`outside of any test: ${inOneLine(message)}`));
  return { passed, skipped: stats.skipped, failures };
};

/** Joins the first lines of an error, at most 700 characters, without terminal colours and lines of code. */
const inOneLine = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:at |>? ?\d* ?\|)/.test(line))
    .slice(0, 12)
    .join(' | ')
    .slice(0, 700);
