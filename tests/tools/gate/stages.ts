// The stages of `npm test`: what each proves, what it runs, and how its tests are counted.
import { type Count, playwrightCount, REPORTS, vitestCount } from './reports.ts';

export interface Stage {
  name: string;
  /** What it proves, for the reader of the output. */
  proves: string;
  command: string[];
  /** Cores that it keeps busy; a stage of two runs alone, so that its times mean something. */
  cores: 1 | 2;
  quick?: boolean;
  browser?: boolean;
  after?: string;
  /** A stage without any of these files has nothing to run yet. */
  files?: string;
  /**
   * Folders of tests/ that it reads, beside everything outside of tests/. When none of it has changed since the stage last
   * passed here, it is skipped; a stage that does not say runs each time, because others need what it makes, or because
   * its result depends on the commit.
   */
  reads?: readonly string[];
  /** Which runner wrote `coverage/reports/<name>.json`; a stage without one counts as one test. */
  counts?: (report: unknown) => Count;
}

/** @param files What the paths of its specs contain; all of the project's without it. */
const vitest = (project: string, files: readonly string[] = [], stage = project) => [
  ...['vitest', 'run', '--project', project, ...files],
  ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${REPORTS}/${stage}.json`],
];

/** In the order in which they are begun: what tells a mistake soonest, then what takes longest, so that no core waits. */
export const STAGES: readonly Stage[] = [
  { name: 'types', proves: 'TypeScript, strict', command: ['tsc', '--noEmit'], cores: 1, reads: [''], quick: true },
  { name: 'lint', proves: 'format and lint', command: ['biome', 'check', '.'], cores: 1, reads: [''], quick: true },
  {
    name: 'law',
    proves: 'import law and house rules',
    command: vitest('law'),
    cores: 1,
    reads: [''],
    quick: true,
    counts: vitestCount,
  },
  {
    name: 'unit',
    proves: 'domain rules, machine paths, the API, the app',
    command: vitest('unit', ['src/', 'machines/', 'tests/tools/']),
    cores: 1,
    reads: ['tools/', 'support/', 'law/', 'rendered/', 'browser/', 'a11y/'],
    quick: true,
    counts: vitestCount,
  },
  {
    // Beside the rest of `unit`, for which a core would wait.
    name: 'sandbox',
    proves: 'the parts of the embedded shop',
    command: vitest('unit', ['sandbox/'], 'sandbox'),
    cores: 1,
    reads: ['tools/', 'support/'],
    quick: true,
    counts: vitestCount,
  },
  {
    name: 'contract',
    proves: 'every call against the sandbox',
    command: vitest('contract'),
    cores: 1,
    reads: ['contract/', 'support/'],
    counts: vitestCount,
  },
  {
    name: 'audit',
    proves: 'what an attacker tries is refused, in tables made from the routes',
    command: vitest('audit'),
    cores: 1,
    reads: ['audit/', 'contract/', 'support/'],
    counts: vitestCount,
  },
  {
    name: 'diagrams',
    proves: 'chart.md of each machine draws it as it is',
    command: ['node', 'tests/tools/machines/diagrams.ts', '--check'],
    cores: 1,
    reads: ['tools/'],
    quick: true,
  },
  { name: 'build', proves: 'the production build', command: ['vite', 'build'], cores: 1 },
  {
    name: 'workbench',
    proves: 'the builds of the atlas and of the kit’s page',
    // Otherwise the first stage in a browser would build them, while its second core waits.
    command: ['node', '--input-type=module', '--eval', "import build from './tests/support/setup.ts'; await build();"],
    cores: 1,
    after: 'build',
  },
  { name: 'unused', proves: 'no unused file, export or dependency', command: ['knip'], cores: 1, reads: [''] },
  {
    name: 'unused-production',
    proves: 'nothing that only specs and the kit page use',
    command: ['knip', '--production', '--config', 'knip.production.jsonc'],
    cores: 1,
    reads: [''],
  },
  {
    name: 'messages',
    proves: 'catalogues extracted and complete',
    command: ['node', 'tests/tools/messages/messages.ts'],
    cores: 1,
    reads: ['tools/'],
  },
  {
    name: 'mutants',
    proves: 'tests that notice each change of the machines and sources touched since the last commit',
    command: ['node', 'tests/tools/mutation/run.ts', '--changed', process.env.BASE ?? 'HEAD~1', '--budget', '60'],
    cores: 2,
  },
  {
    name: 'rendered',
    proves: 'machine paths in a real DOM',
    command: vitest('rendered'),
    cores: 2,
    reads: ['rendered/', 'support/'],
    browser: true,
    files: '{src,machines,tests}/**/*.browser.spec.tsx',
    counts: vitestCount,
  },
  {
    name: 'journeys',
    proves: 'stories and accessibility in the browser',
    command: ['playwright', 'test', 'tests/(stories|a11y)/'],
    cores: 2,
    reads: ['stories/', 'a11y/', 'support/'],
    browser: true,
    after: 'build',
    counts: playwrightCount,
  },
  {
    name: 'browser',
    proves: 'paths of the machines in the browser, against the sandbox',
    command: ['playwright', 'test', 'tests/browser/'],
    cores: 2,
    reads: ['browser/', 'a11y/', 'support/'],
    browser: true,
    after: 'build',
    counts: playwrightCount,
  },
  {
    name: 'chaos',
    proves: 'random walks over session and order in three tabs',
    command: ['playwright', 'test', 'tests/chaos/'],
    cores: 2,
    reads: ['chaos/', 'support/'],
    browser: true,
    after: 'build',
    counts: playwrightCount,
  },
  {
    name: 'atlas',
    proves: 'the machine atlas, live with a login in a second tab',
    command: ['playwright', 'test', 'tests/atlas/'],
    cores: 2,
    reads: ['atlas/', 'law/', 'tools/', 'support/'],
    browser: true,
    after: 'build',
    counts: playwrightCount,
  },
  {
    name: 'budgets',
    proves: 'bytes, requests and paint times beside the floor',
    command: ['node', 'tests/bench/run.ts', '--no-build'],
    cores: 2,
    reads: ['bench/', 'law/', 'support/'],
    browser: true,
    after: 'build',
  },
];
