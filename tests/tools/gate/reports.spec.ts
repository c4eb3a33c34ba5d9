import { expect, it } from 'vitest';
import { judged, playwrightReport, type Report, vitestReport } from './reports.ts';

const vitestJson = {
  numPendingTests: 2,
  testResults: [
    {
      name: 'sum.spec.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', ancestorTitles: [], title: 'adds' },
        {
          status: 'failed',
          ancestorTitles: ['sum', 'of fractions'],
          title: 'divides',
          failureMessages: ['\u001b[31mexpected 1\nto be 2\u001b[0m\n    at sum.ts:3:1'],
        },
      ],
    },
    { name: 'lost.spec.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
};
const divides = {
  test: { place: 'sum.spec.ts', title: 'sum > of fractions > divides' },
  reason: 'expected 1 | to be 2',
  trace: null,
};
const lost = { test: null, reason: 'lost.spec.ts: Cannot find module', trace: null };

it('vitest: names the failed tests, and the reasons in one line', () => {
  expect(vitestReport(vitestJson, '')).toEqual({
    passed: ['sum.spec.ts › adds'],
    skipped: 2,
    failures: [divides, lost],
  });
});

it('vitest: reports unhandled errors as outside of tests', () => {
  const output = '\nVitest caught 2 unhandled errors during the test run.\n';
  expect(vitestReport(vitestJson, output).failures).toEqual([
    divides,
    lost,
    { test: null, reason: 'Vitest caught 2 unhandled errors', trace: null },
  ]);
});

it('playwright: names the failed tests with their suites and traces, and errors outside of tests', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'stories/buy.spec.ts',
    line: 9,
    tests: [
      {
        status,
        results: [
          {
            errors: messages.map((message) => ({ message })),
            attachments: [
              { name: 'error-context', path: '/elsewhere/error.md' },
              { name: 'trace', path: `${process.cwd()}/coverage/reports/journeys/${title}/trace.zip` },
            ],
          },
        ],
      },
    ],
  });
  const json = {
    stats: { skipped: 1 },
    suites: [
      {
        title: 'buy.spec.ts',
        specs: [spec('buys', 'expected'), spec('looks', 'skipped'), spec('pays', 'unexpected', 'Timeout')],
        suites: [{ title: 'later', specs: [spec('waits', 'flaky', 'Too early')] }],
      },
    ],
    errors: [{ message: 'The sandbox did not start' }],
  };
  expect(playwrightReport(json, '')).toEqual({
    passed: ['stories/buy.spec.ts:9 › buys'],
    skipped: 1,
    failures: [
      {
        test: { place: 'stories/buy.spec.ts:9', title: 'pays' },
        reason: 'Timeout',
        trace: 'coverage/reports/journeys/pays/trace.zip',
      },
      {
        test: { place: 'stories/buy.spec.ts:9', title: 'later > waits' },
        reason: 'Too early',
        trace: 'coverage/reports/journeys/waits/trace.zip',
      },
      { test: null, reason: 'outside of any test: The sandbox did not start', trace: null },
    ],
  });
});

it('fails a run that ended with another code than 0 or without a test', () => {
  const reasons = (report: Report, code: number) => judged(report, code).failures.map(({ reason }) => reason);
  const passed = { passed: ['sum.spec.ts › adds'], skipped: 0, failures: [] };
  expect(reasons(passed, 0)).toEqual([]);
  expect(reasons(passed, 3)).toEqual(['all tests passed, its command ended with 3']);
  expect(reasons({ ...passed, passed: [] }, 0)).toEqual(['not one test ran']);
  expect(reasons({ ...passed, failures: [divides] }, 1)).toEqual(['expected 1 | to be 2']);
});
