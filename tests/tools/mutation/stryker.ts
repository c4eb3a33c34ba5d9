// The process in which StrykerJS runs: it is given ranges of files, and each verdict goes to its parent at once, so that
// nothing is lost when the budget ends it.
import { Stryker } from '@stryker-mutator/core';
import { TEMPORARY } from './judge.ts';

await new Stryker({
  mutate: process.argv.slice(2),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', new URL('./tell.ts', import.meta.url).pathname],
  reporters: ['tell'],
  vitest: { configFile: 'tests/tools/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // What runs once while a module loads would need all tests in a fresh process, a mutant at a time.
  ignoreStatic: true,
  disableTypeChecks: false,
  // It would read the project's settings with an API that TypeScript 7 no longer has; the copy needs none.
  tsconfigFile: 'none',
  allowEmpty: true,
  concurrency: 2,
  tempDirName: TEMPORARY,
  ignorePatterns: ['coverage', 'dist', 'dist-atlas', 'test-results', 'playwright-report', '.data'],
  // By the clock, so that it only ends what hangs, on a busy machine too: a loop without an end is noticed by how often
  // the mutant is met, a hundred times as often as without it.
  timeoutMS: 60_000,
}).runMutationTest();
