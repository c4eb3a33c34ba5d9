// Process in which StrykerJS runs: it receives ranges of files, and sends each verdict to its parent at once, so that
// no verdict is lost when the budget ends it.
import { Stryker } from '@stryker-mutator/core';
import { TEMPORARY } from './judge.ts';

await new Stryker({
  mutate: process.argv.slice(2),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', new URL('./tell.ts', import.meta.url).pathname],
  reporters: ['tell'],
  vitest: { configFile: 'tests/tools/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // A mutant in code that runs once while a module loads would need all tests in a fresh process.
  ignoreStatic: true,
  disableTypeChecks: false,
  // StrykerJS would read the project’s settings with an API that TypeScript 7 no longer has; the copy needs none.
  tsconfigFile: 'none',
  allowEmpty: true,
  concurrency: 2,
  tempDirName: TEMPORARY,
  ignorePatterns: ['coverage', 'dist', 'dist-atlas', 'test-results', 'playwright-report', '.data'],
  // By the clock, and long enough to end only hanging mutants, on a busy machine too. StrykerJS detects an endless loop
  // by its count of visits to the mutant, a hundred times that of a run without it.
  timeoutMS: 60_000,
}).runMutationTest();
