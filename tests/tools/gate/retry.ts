// Runs the failed tests of a stage once more, alone. A test that passes then is flaky: it counts as passed, is listed
// with its first reason, and too many of them fail the gate. An error outside of tests stays a failure, and since it
// may cause other failures, no test of its stage is run again.
import { type Failure, nameOf, type Report, type Test } from './reports.ts';

/** Maximum number of failed tests of a stage that are run again: more have a common cause. */
const MOST_AGAIN = 10;

/** Maximum number of flaky tests of all stages with which the gate passes. */
const MOST_FLAKY = 3;

export interface Outcome {
  passed: number;
  skipped: number;
  /** A line for each failure: its test and the reason. */
  failures: string[];
  /** A line for each test that passed only when run again. */
  flaky: string[];
  /** Reason for which failed tests were not run again; empty if they were. */
  note: string;
}

/** Returns the result of a stage whose failed tests are not run again. */
export const outcomeOf = ({ passed, skipped, failures }: Report, note = ''): Outcome => ({
  passed: passed.length,
  skipped,
  failures: failures.map(lineOf),
  flaky: [],
  note,
});

/** @param again runs these tests one after the other, with nothing beside them. */
export async function retried(first: Report, again: (tests: readonly Test[]) => Promise<Report>): Promise<Outcome> {
  const tests = first.failures.flatMap(({ test }) => test ?? []);
  if (tests.length === 0) return outcomeOf(first);
  if (tests.length < first.failures.length) return outcomeOf(first, 'not run again beside an error outside of tests');
  if (tests.length > MOST_AGAIN) return outcomeOf(first, 'too many failures to run them again');
  const second = await again(tests);
  const passed = new Set(second.passed);
  const isFlaky = ({ test }: Failure) => test !== null && passed.has(nameOf(test));
  const flaky = first.failures.filter(isFlaky);
  const failures = [
    ...first.failures.filter((failure) => !isFlaky(failure)).map((failure) => failedTwice(failure, second)),
    ...second.failures.filter(({ test }) => test === null).map(({ reason }) => `run again: ${reason}`),
  ];
  return {
    passed: first.passed.length + flaky.length,
    skipped: first.skipped,
    failures,
    flaky: flaky.map(lineOf),
    note: '',
  };
}

/** Lists the flaky tests of all stages, and fails with a line if there are too many. */
export function flakyIn(results: readonly { stage: { name: string }; flaky: readonly string[] }[]) {
  const lines = results.flatMap(({ stage, flaky }) => flaky.map((line) => `flaky: ${stage.name}: ${line}`));
  return {
    lines: lines.length > 0 ? [...lines, `${lines.length} flaky, passed only when run again`] : [],
    failures:
      lines.length > MOST_FLAKY ? [`${lines.length} tests passed only when run again; at most ${MOST_FLAKY} may`] : [],
  };
}

function failedTwice(failure: Failure, { failures }: Report): string {
  const again = failures.find(({ test }) => test && failure.test && nameOf(test) === nameOf(failure.test));
  const reason = again?.reason === failure.reason ? 'the same' : (again?.reason ?? 'it did not run');
  return `${lineOf(failure)}; run again: ${reason}`;
}

const lineOf = ({ test, reason, trace }: Failure) =>
  `${test ? `${nameOf(test)}: ` : ''}${reason}${trace ? ` (trace: ${trace})` : ''}`;
