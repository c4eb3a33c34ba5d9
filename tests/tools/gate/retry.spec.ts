import { describe, expect, it } from 'vitest';
import { type Failure, outsideOfTests, type Report, type Test } from './reports.ts';
import { flakyIn, retried } from './retry.ts';

const failure = (title: string, reason: string): Failure => ({
  test: { place: 'stories/buy.spec.ts:9', title },
  reason,
  trace: `coverage/reports/journeys/${title}/trace.zip`,
});
const first = (...failures: Failure[]): Report => ({ passed: ['buys', 'sells'], skipped: 1, failures });
const never = () => Promise.reject(new Error('Nothing may be run again.'));

/** Returns a second run in which the tests `passed` pass and the tests of `failures` fail. */
const second = (passed: readonly string[], ...failures: Failure[]) => {
  const asked: string[] = [];
  const again = async (tests: readonly Test[]): Promise<Report> => {
    asked.push(...tests.map(({ title }) => title));
    return { passed: passed.map((title) => `stories/buy.spec.ts:9 › ${title}`), skipped: 0, failures };
  };
  return { asked, again };
};

describe('retried', () => {
  it('runs nothing again where nothing failed', async () => {
    expect(await retried(first(), never)).toEqual({ passed: 2, skipped: 1, failures: [], flaky: [], note: '' });
  });

  it('counts a test that passes alone as passed and as flaky, with its first reason and trace', async () => {
    const { asked, again } = second(['pays']);
    expect(await retried(first(failure('pays', 'Timeout')), again)).toEqual({
      passed: 3,
      skipped: 1,
      failures: [],
      flaky: ['stories/buy.spec.ts:9 › pays: Timeout (trace: coverage/reports/journeys/pays/trace.zip)'],
      note: '',
    });
    expect(asked).toEqual(['pays']);
  });

  it('counts a test that fails twice as failed, with both reasons', async () => {
    const { asked, again } = second(['pays'], failure('waits', 'Too late'));
    const outcome = await retried(first(failure('pays', 'Timeout'), failure('waits', 'Too early')), again);
    expect(asked).toEqual(['pays', 'waits']);
    expect(outcome.passed).toBe(3);
    expect(outcome.flaky).toHaveLength(1);
    expect(outcome.failures).toEqual([
      'stories/buy.spec.ts:9 › waits: Too early (trace: coverage/reports/journeys/waits/trace.zip); run again: Too late',
    ]);
  });

  it('counts a test as failed that the second run does not reach', async () => {
    const { again } = second([], outsideOfTests('it left no report'));
    const { passed, failures, flaky } = await retried(first(failure('pays', 'Timeout')), again);
    expect({ passed, flaky }).toEqual({ passed: 2, flaky: [] });
    expect(failures).toEqual([
      'stories/buy.spec.ts:9 › pays: Timeout (trace: coverage/reports/journeys/pays/trace.zip); run again: it did not run',
      'run again: it left no report',
    ]);
  });

  it('fails a stage whose second run ends with an error that no test explains', async () => {
    const { again } = second(['pays'], outsideOfTests('all tests passed, its command ended with 1'));
    const { passed, failures, flaky } = await retried(first(failure('pays', 'Timeout')), again);
    expect({ passed, flaky: flaky.length }).toEqual({ passed: 3, flaky: 1 });
    expect(failures).toEqual(['run again: all tests passed, its command ended with 1']);
  });

  it('runs nothing again beside an error outside of tests', async () => {
    const report = first(failure('pays', 'Timeout'), outsideOfTests('The sandbox did not start'));
    const { passed, failures, flaky, note } = await retried(report, never);
    expect({ passed, flaky }).toEqual({ passed: 2, flaky: [] });
    expect(failures).toHaveLength(2);
    expect(note).toBe('not run again beside an error outside of tests');
  });

  it('runs ten tests again, and none of eleven', async () => {
    const titles = Array.from({ length: 11 }, (_, i) => `pays ${i}`);
    const report = first(...titles.map((title) => failure(title, 'Timeout')));
    const eleven = await retried(report, never);
    expect(eleven.failures).toHaveLength(11);
    expect(eleven.note).toBe('too many failures to run them again');
    const ten = await retried({ ...report, failures: report.failures.slice(1) }, second(titles).again);
    expect(ten).toMatchObject({ passed: 12, failures: [], note: '' });
    expect(ten.flaky).toHaveLength(10);
  });
});

describe('flakyIn', () => {
  const stage = (name: string, ...flaky: string[]) => ({ stage: { name }, flaky });

  it('lists nothing where nothing is flaky', () => {
    expect(flakyIn([stage('journeys')])).toEqual({ lines: [], failures: [] });
  });

  it('lists three tests, which may be', () => {
    expect(flakyIn([stage('journeys', 'pays: Timeout', 'waits: Too early'), stage('chaos', 'walks: Lost')])).toEqual({
      lines: [
        'flaky: journeys: pays: Timeout',
        'flaky: journeys: waits: Too early',
        'flaky: chaos: walks: Lost',
        '3 flaky, passed only when run again',
      ],
      failures: [],
    });
  });

  it('fails the gate with more than three, over all stages', () => {
    const { lines, failures } = flakyIn([stage('journeys', 'a', 'b'), stage('browser', 'c', 'd')]);
    expect(lines).toHaveLength(5);
    expect(failures).toEqual(['4 tests passed only when run again; at most 3 may']);
  });
});
