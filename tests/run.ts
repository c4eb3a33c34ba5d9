// `npm test`: the one gate. Runs every stage, as many at once as two cores take honestly, and ends with the sum of all
// tests as one plain line. `--quick` runs what answers within seconds; names of stages run only those.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { forgetCoverage, machineCoverage } from './machines/coverage.ts';
import { installBrowser } from './support/browser.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = 'coverage/reports';
/** Milliseconds after which a stage counts as hanging. */
const PATIENCE = 420_000;

interface Stage {
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
  /** Which runner wrote `coverage/reports/<name>.json`; a stage without one counts as one test. */
  counts?: (report: unknown) => Count;
}

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface Result extends Count {
  stage: Stage;
  seconds: number;
  output: string;
}

const vitest = (project: string) => [
  ...['vitest', 'run', '--project', project],
  ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${REPORTS}/${project}.json`],
];

const STAGES: Stage[] = [
  { name: 'types', proves: 'TypeScript, strict', command: ['tsc', '--noEmit'], cores: 1, quick: true },
  { name: 'lint', proves: 'format and lint', command: ['biome', 'check', '.'], cores: 1, quick: true },
  {
    name: 'law',
    proves: 'import law and house rules',
    command: vitest('law'),
    cores: 1,
    quick: true,
    counts: vitestCount,
  },
  {
    name: 'unit',
    proves: 'domain rules, machine paths, API, sandbox parts',
    command: vitest('unit'),
    cores: 1,
    quick: true,
    counts: vitestCount,
  },
  {
    name: 'diagrams',
    proves: 'machines/README.md draws the machines as they are',
    command: ['node', 'tests/machines/diagrams.ts', '--check'],
    cores: 1,
    quick: true,
  },
  { name: 'build', proves: 'the production build', command: ['vite', 'build'], cores: 1 },
  { name: 'unused', proves: 'no unused file, export or dependency', command: ['knip'], cores: 1 },
  {
    name: 'messages',
    proves: 'catalogues extracted and complete',
    command: ['node', 'tests/checks/messages.ts'],
    cores: 1,
  },
  {
    name: 'contract',
    proves: 'every call against the sandbox',
    command: vitest('contract'),
    cores: 1,
    counts: vitestCount,
  },
  {
    name: 'mutants',
    proves: 'tests that notice each change of the machines touched since the last commit',
    command: ['node', 'tests/machines/mutants.ts', '--changed', process.env.BASE ?? 'HEAD~1', '--budget', '60'],
    cores: 2,
  },
  {
    name: 'rendered',
    proves: 'machine paths in a real DOM',
    command: vitest('rendered'),
    cores: 2,
    browser: true,
    files: '{src,machines,tests}/**/*.browser.spec.tsx',
    counts: vitestCount,
  },
  {
    name: 'journeys',
    proves: 'stories and accessibility in the browser',
    command: ['playwright', 'test', 'tests/(stories|a11y)/'],
    cores: 2,
    browser: true,
    after: 'build',
    counts: playwrightCount,
  },
  {
    name: 'browser',
    proves: 'paths of the machines in the browser, against the sandbox',
    command: ['playwright', 'test', 'tests/flows/'],
    cores: 2,
    browser: true,
    after: 'build',
    counts: playwrightCount,
  },
  {
    name: 'chaos',
    proves: 'random walks over session and order in three tabs',
    command: ['playwright', 'test', 'tests/chaos/'],
    cores: 2,
    browser: true,
    after: 'build',
    counts: playwrightCount,
  },
  {
    name: 'atlas',
    proves: 'the machine atlas, live with a login in a second tab',
    command: ['playwright', 'test', 'tests/atlas/'],
    cores: 2,
    browser: true,
    after: 'build',
    counts: playwrightCount,
  },
  {
    name: 'budgets',
    proves: 'bytes, requests and paint times beside the floor',
    command: ['node', 'tests/bench/run.ts', '--no-build'],
    cores: 2,
    browser: true,
    after: 'build',
  },
];

process.chdir(ROOT);
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No stage is called ${unknown.join(', ')}. There are: ${STAGES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = STAGES.filter((stage) => {
  if (names.length > 0) return names.includes(stage.name);
  return !process.argv.includes('--quick') || stage.quick;
}).filter((stage) => !stage.files || globSync(stage.files).length > 0);

const started = performance.now();
const seconds = (since: number) => (performance.now() - since) / 1000;
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
forgetCoverage();
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${ROOT}node_modules/.bin:${process.env.PATH ?? ''}`,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // Playwright forces colours on its workers, about which Node warns once for each.
  NODE_NO_WARNINGS: '1',
};
const noBrowser = chosen.some((stage) => stage.browser) ? findBrowser() : null;

const results = await runAll(chosen);
const sum = (of: keyof Count) => results.reduce((total, result) => total + result[of], 0);
for (const { stage, output, failed } of results) {
  if (failed > 0) console.log(`\n===== ${stage.name}: ${stage.proves} =====\n${output.trimEnd()}`);
}
const walked = results.some(({ stage }) => stage.name === 'unit') ? machineCoverage() : { table: '', short: [] };
if (walked.table) console.log(`\n${walked.table}\n`);
for (const left of walked.short) console.log(left);
const failures = sum('failed') + walked.short.length;
console.log(`${results.length} stages in ${seconds(started).toFixed(0)} s`);
console.log(`${sum('passed')} passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);

/** Starts each stage, in order, as soon as cores are free and what it needs is there. */
async function runAll(stages: Stage[]): Promise<Result[]> {
  const waiting = [...stages];
  const running = new Map<Stage, Promise<Result>>();
  const done: Result[] = [];
  const telling = setInterval(() => {
    console.log(
      `… ${seconds(started).toFixed(0)} s, running ${[...running.keys()].map(({ name }) => name).join(' and ')}`,
    );
  }, 30_000);
  const ended = (name: string) => done.find((result) => result.stage.name === name);
  const isReady = (stage: Stage) => {
    const needed = stage.after && stages.find(({ name }) => name === stage.after);
    return !needed || ended(needed.name) !== undefined;
  };
  while (waiting.length + running.size > 0) {
    const busy = [...running.keys()].reduce((cores, stage) => cores + stage.cores, 0);
    const next = waiting.findIndex((stage) => isReady(stage) && busy + stage.cores <= 2);
    const [stage] = next < 0 ? [] : waiting.splice(next, 1);
    if (stage) {
      const buildFailed = stage.after && (ended(stage.after)?.failed ?? 0) > 0;
      const reason = (buildFailed && `${stage.after} failed.`) || (stage.browser && noBrowser);
      running.set(stage, reason ? notRun(stage, reason) : run(stage));
      continue;
    }
    const result = await Promise.race(running.values());
    running.delete(result.stage);
    done.push(result);
    report(result);
  }
  clearInterval(telling);
  return done;
}

async function notRun(stage: Stage, reason: string): Promise<Result> {
  return { stage, seconds: 0, output: `Not run: ${reason}`, passed: 0, failed: 1, skipped: 0 };
}

/** Sees to it that there is a browser, for all stages the same. Returns why there is none. */
function findBrowser(): string | null {
  try {
    env.CHROMIUM_PATH = installBrowser(console.log);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function run(stage: Stage): Promise<Result> {
  const begun = performance.now();
  const [command = '', ...args] = stage.command;
  const chunks: Buffer[] = [];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/${stage.name}.json` },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE,
  });
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  const output = Buffer.concat(chunks).toString('utf8');
  return { stage, seconds: seconds(begun), output, ...countOf(stage, code) };
}

/** What the runner reported; a stage that ended badly never counts as passed, whatever its report says. */
function countOf(stage: Stage, code: number): Count {
  const file = `${REPORTS}/${stage.name}.json`;
  if (!stage.counts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const count = stage.counts(JSON.parse(readFileSync(file, 'utf8')));
  const nothing = count.passed + count.failed === 0;
  return code === 0 && !nothing ? count : { ...count, failed: Math.max(count.failed, 1) };
}

function report({ stage, seconds: took, passed, failed, skipped, output }: Result) {
  const tests = stage.counts ? `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  const left = skipped > 0 ? `${skipped} skipped` : '';
  const reasons = output.split('\n').filter((line) => /^\s*(?:skipped|chaos): /i.test(line));
  console.log(
    [
      failed > 0 ? 'FAILED' : 'passed',
      stage.name.padEnd(9),
      `${took.toFixed(1).padStart(6)} s`,
      ` ${[stage.proves, tests, left, ...reasons].filter(Boolean).join(' · ')}`,
    ].join(' '),
  );
}

function vitestCount(report: unknown): Count {
  return {
    passed: numberIn(report, 'numPassedTests'),
    // A file that does not load has no tests that could fail.
    failed: Math.max(numberIn(report, 'numFailedTests'), numberIn(report, 'numFailedTestSuites') > 0 ? 1 : 0),
    skipped: numberIn(report, 'numPendingTests'),
  };
}

function playwrightCount(report: unknown): Count {
  const stats = report && typeof report === 'object' && 'stats' in report ? report.stats : null;
  return {
    passed: numberIn(stats, 'expected'),
    failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky'),
    skipped: numberIn(stats, 'skipped'),
  };
}

function numberIn(value: unknown, key: string): number {
  const found: unknown = value && typeof value === 'object' ? Reflect.get(value, key) : undefined;
  return typeof found === 'number' ? found : 0;
}
