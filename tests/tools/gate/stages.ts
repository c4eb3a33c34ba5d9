// Stages of `npm test`: their purpose, command and runner.
import { installEngines } from '../../engines/engines.ts';
import { installServers } from '../../support/webServers.ts';
import { playwrightReport, REPORTS, type Reader, type Test, vitestReport } from './reports.ts';

export interface Runner {
  read: Reader;
  /**
   * Returns the arguments to write the report and the traces under this name; Playwright’s report is named by the
   * environment.
   */
  reportAs(name: string): string[];
  /** Returns the arguments to run only these failed tests of the run that was reported under the name, in sequence. */
  rerun(tests: readonly Test[], name: string): string[];
}

export interface Stage {
  name: string;
  /** Purpose of the stage, as printed in the output. */
  proves: string;
  command: string[];
  /** Number of cores that it keeps busy; a stage of two runs alone, so that its times are meaningful. */
  cores: 1 | 2;
  quick?: boolean;
  /** True if it drives a browser: its failed tests are run once more, alone. */
  browser?: boolean;
  /**
   * Installs the programs that it starts, and reports the progress. Returns the reason if that fails: the stage is
   * skipped then, and reported as skipped.
   */
  install?: (say: (line: string) => void) => Promise<string | null>;
  after?: string;
  /** Pattern of its files; a stage without any has nothing to run yet. */
  files?: string;
  /**
   * Folders of tests/ that it reads, in addition to everything outside of tests/. If none of these files has changed
   * since the stage last passed here, it is skipped. A stage without this field runs each time, because other stages
   * need its output, or because its result depends on the commit.
   */
  reads?: readonly string[];
  /** Runner of its tests; a stage without a runner counts as one test. */
  runner?: Runner;
}

const VITEST: Runner = {
  read: vitestReport,
  reportAs: (name) => ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${REPORTS}/${name}.json`],
  rerun: (tests) => [
    ...new Set(tests.map(({ place }) => place)),
    ...['--testNamePattern', `^(?:${tests.map(({ title }) => RegExp.escape(title)).join('|')})$`, '--maxWorkers', '1'],
  ],
};

const PLAYWRIGHT: Runner = {
  read: playwrightReport,
  reportAs: (name) => ['--output', `${REPORTS}/${name}`],
  rerun: (_, name) => ['--last-failed', '--last-failed-file', `${REPORTS}/${name}/.last-run.json`, '--workers', '1'],
};

/** Commit that a branch began at, as CI names it. */
const { BASE } = process.env;

/** @param files Parts of its specs’ paths; all of the project’s specs by default. */
const vitest = (project: string, files: readonly string[] = []) => ['vitest', 'run', '--project', project, ...files];

/**
 * In the order in which they start: first those that find a mistake soonest, then those that take longest, so that no
 * core waits.
 */
export const STAGES: readonly Stage[] = [
  { name: 'types', proves: 'TypeScript, strict', command: ['tsc', '--noEmit'], cores: 1, reads: [''], quick: true },
  {
    name: 'types-app',
    proves: 'the app knows no function of the language that its oldest browsers cannot have, and none of Node',
    command: ['tsc', '--noEmit', '--project', 'tsconfig.app.json'],
    cores: 1,
    reads: [''],
    quick: true,
  },
  {
    name: 'lint',
    proves: 'format, lint, circles and house rules',
    command: ['biome', 'check', '.'],
    cores: 1,
    reads: [''],
    quick: true,
  },
  {
    name: 'subjects',
    proves: 'short imperatives as subjects of the new commits',
    command: ['node', 'tests/tools/gate/subjects.ts'],
    cores: 1,
    quick: true,
  },
  {
    name: 'law',
    proves: 'import law, wiring and a violation of each rule',
    command: vitest('law'),
    cores: 1,
    reads: [''],
    quick: true,
    runner: VITEST,
  },
  {
    name: 'unit',
    proves: 'domain rules, machine paths, the API, the app',
    command: vitest('unit', ['src/', 'machines/', 'tests/tools/']),
    cores: 1,
    reads: ['tools/', 'support/', 'law/', 'rendered/', 'browser/', 'a11y/'],
    quick: true,
    runner: VITEST,
  },
  {
    // A stage of its own, because a core would wait for the rest of `unit`.
    name: 'sandbox',
    proves: 'the parts of the embedded shop',
    command: vitest('unit', ['sandbox/']),
    cores: 1,
    reads: ['tools/', 'support/'],
    quick: true,
    runner: VITEST,
  },
  {
    name: 'contract',
    proves: 'every call against the sandbox',
    command: vitest('contract'),
    cores: 1,
    reads: ['contract/', 'support/'],
    runner: VITEST,
  },
  {
    name: 'audit',
    proves: 'what an attacker tries against people in the browser is refused',
    command: vitest('audit'),
    cores: 1,
    reads: ['audit/', 'contract/', 'support/'],
    runner: VITEST,
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
    command: ['node', 'tests/tools/mutation/run.ts', '--changed', BASE ?? 'HEAD~1', '--budget', '60'],
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
    runner: VITEST,
  },
  {
    name: 'journeys',
    proves: 'stories and accessibility in the browser',
    command: ['playwright', 'test', 'tests/(stories|a11y)/'],
    cores: 2,
    reads: ['stories/', 'a11y/', 'support/', 'approved/'],
    browser: true,
    after: 'build',
    runner: PLAYWRIGHT,
  },
  {
    name: 'browser',
    proves: 'each write with each fault in the browser, against the sandbox',
    command: ['playwright', 'test', 'tests/browser/'],
    cores: 2,
    reads: ['browser/', 'support/'],
    browser: true,
    after: 'build',
    runner: PLAYWRIGHT,
  },
  {
    name: 'chaos',
    proves: 'random walks over session and order in three tabs',
    command: ['playwright', 'test', 'tests/chaos/'],
    cores: 2,
    reads: ['chaos/', 'support/'],
    browser: true,
    after: 'build',
    runner: PLAYWRIGHT,
  },
  {
    name: 'deploy',
    proves: 'nginx and Caddy answer as the embedded server does, and an order behind nginx',
    command: ['playwright', 'test', 'tests/deploy/'],
    cores: 2,
    reads: ['deploy/', 'support/'],
    browser: true,
    install: installServers,
    after: 'build',
    runner: PLAYWRIGHT,
  },
  {
    name: 'engines',
    proves: 'login, an order, files and logout in Firefox and WebKit, and the login in the oldest WebKit',
    command: ['playwright', 'test', 'tests/engines/'],
    cores: 2,
    reads: ['engines/', 'support/'],
    browser: true,
    install: installEngines,
    after: 'build',
    runner: PLAYWRIGHT,
  },
  {
    name: 'atlas',
    proves: 'the machine atlas, live with a login in a second tab',
    command: ['playwright', 'test', 'tests/atlas/'],
    cores: 2,
    reads: ['atlas/', 'law/', 'tools/', 'support/'],
    browser: true,
    after: 'build',
    runner: PLAYWRIGHT,
  },
  ...(BASE
    ? [
        {
          name: 'changes',
          proves: `a spec of each machine with other states, transitions or sentences than in ${BASE} differs as well`,
          command: ['node', 'tests/tools/changes/run.ts', '--since', BASE],
          cores: 2,
        } satisfies Stage,
      ]
    : []),
  {
    // Without a runner, since no rerun is needed: paint times are medians of several rounds already.
    name: 'budgets',
    proves: 'bytes, requests and paint times beside the floor',
    command: ['node', 'tests/bench/run.ts', '--no-build'],
    cores: 2,
    reads: ['bench/', 'law/', 'support/'],
    browser: true,
    after: 'build',
  },
];
