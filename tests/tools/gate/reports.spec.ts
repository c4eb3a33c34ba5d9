import { expect, it } from 'vitest';
import { playwrightCount, vitestCount } from './reports.ts';

it('vitest: names what failed, and why in one line', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    {
      status: 'failed',
      fullName: 'divides',
      failureMessages: ['\u001b[31mexpected 1\nto be 2\u001b[0m\n    at sum.ts:3:1'],
    },
  ];
  const testResults = [
    { name: 'sum.spec.ts', status: 'failed', assertionResults },
    { name: 'lost.spec.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ];
  expect(vitestCount({ numPassedTests: 1, numPendingTests: 2, testResults })).toEqual({
    passed: 1,
    skipped: 2,
    failures: ['divides: expected 1 | to be 2', 'lost.spec.ts: Cannot find module'],
  });
});

it('playwright: what passed only at the second try has failed', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'stories/buy.spec.ts',
    line: 9,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    stats: { expected: 1, skipped: 0 },
    suites: [
      {
        title: 'buy.spec.ts',
        specs: [spec('buys', 'expected'), spec('pays', 'unexpected', 'Timeout')],
        suites: [{ title: 'later', specs: [spec('waits', 'flaky', 'Too early')] }],
      },
    ],
    errors: [{ message: 'The sandbox did not start' }],
  };
  expect(playwrightCount(report)).toEqual({
    passed: 1,
    skipped: 0,
    failures: [
      'stories/buy.spec.ts:9 › pays: Timeout',
      'stories/buy.spec.ts:9 › waits: Too early',
      'outside of any test: The sandbox did not start',
    ],
  });
});
