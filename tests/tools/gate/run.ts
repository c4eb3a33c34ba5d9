// `npm test`: the one gate. Runs every stage, as many at once as two cores take honestly, and ends with the sum of all
// tests as one plain line. `--quick` runs what answers within seconds; names of stages run only those. A stage whose inputs
// have not changed since it last passed here is skipped, and it is said; never in CI, for a stage that is named, or with
// `--fresh`.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installBrowser } from '../../support/browser.ts';
import { forgetCoverage, machineCoverage } from '../machines/coverage.ts';
import { type Count, countIn, REPORTS } from './reports.ts';
import { STAGES, type Stage } from './stages.ts';
import { hashedFiles, inputsOf, isUnchanged, recordedBy, remember } from './unchanged.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Milliseconds after which a stage counts as hanging. */
const TIMEOUT = 1_800_000;

interface Result extends Count {
  stage: Stage;
  seconds: number;
  output: string;
}

process.chdir(ROOT);
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No stage is called ${unknown.join(', ')}. There are: ${STAGES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const wanted = STAGES.filter((stage) => {
  if (names.length > 0) return names.includes(stage.name);
  return !process.argv.includes('--quick') || stage.quick;
}).filter((stage) => !stage.files || globSync(stage.files).length > 0);

const started = performance.now();
const seconds = (since: number) => (performance.now() - since) / 1000;
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${ROOT}node_modules/.bin:${process.env.PATH ?? ''}`,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // Playwright forces colours on its workers, about which Node warns once for each.
  NODE_NO_WARNINGS: '1',
};
const noBrowser = wanted.some((stage) => stage.browser) ? findBrowser() : null;

const files = process.env.CI ? null : hashedFiles();
const inputs = new Map(wanted.map((stage) => [stage, files && inputsOf(stage, files)]));
const mayBeSkipped = names.length === 0 && !process.argv.includes('--fresh');
const unchanged = wanted.filter((stage) => mayBeSkipped && isUnchanged(stage, inputs.get(stage) ?? null));
const chosen = wanted.filter((stage) => !unchanged.includes(stage));
for (const { name, proves } of unchanged)
  console.log(`unchanged ${name.padEnd(9)} skipped: ${proves}, as when it last passed here`);
forgetCoverage(recordedBy(chosen));

const results = await runAll(chosen);
for (const { stage, output, failures } of results) {
  if (failures.length > 0) console.log(`\n===== ${stage.name}: ${stage.proves} =====\n${output.trimEnd()}`);
}
const walked = wanted.some(({ name }) => name === 'unit')
  ? machineCoverage(recordedBy(wanted))
  : { table: '', short: [] };
if (walked.table) console.log(`\n${walked.table}\n`);
const mutants = `${REPORTS}/mutants.txt`;
if (existsSync(mutants)) console.log(`${readFileSync(mutants, 'utf8')}\n`);
const failures = [
  ...results.flatMap(({ stage, failures }) => failures.map((failure) => `${stage.name}: ${failure}`)),
  ...walked.short,
];
for (const failure of failures) console.log(failure);
const left = unchanged.length > 0 ? `, ${unchanged.length} skipped as unchanged (all run with --fresh)` : '';
console.log(`${results.length} stages in ${seconds(started).toFixed(0)} s${left}`);
console.log(`${results.reduce((total, { passed }) => total + passed, 0)} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Starts each stage, in order, as soon as cores are free and the stage it depends on is done. */
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
      const buildFailed = stage.after && (ended(stage.after)?.failures.length ?? 0) > 0;
      const reason = (buildFailed && `${stage.after} failed.`) || (stage.browser && noBrowser);
      running.set(stage, reason ? notRun(stage, reason) : run(stage));
      continue;
    }
    const result = await Promise.race(running.values());
    running.delete(result.stage);
    done.push(result);
    report(result);
    if (files) remember(result.stage, inputs.get(result.stage) ?? null, result.failures.length === 0);
  }
  clearInterval(telling);
  return done;
}

async function notRun(stage: Stage, reason: string): Promise<Result> {
  return { stage, seconds: 0, output: `Not run: ${reason}`, passed: 0, skipped: 0, failures: [`not run: ${reason}`] };
}

/** Makes sure that there is a browser, the same for all stages. Returns the reason when there is none. */
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
    timeout: TIMEOUT,
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

/** The runner's counts. A stage with an exit code other than 0 never counts as passed, whatever its report says. */
function countOf(stage: Stage, code: number): Count {
  if (!stage.counts) {
    return code === 0
      ? { passed: 1, skipped: 0, failures: [] }
      : { passed: 0, skipped: 0, failures: [`its command ended with ${code}`] };
  }
  const count = countIn(stage.name, stage.counts);
  if (!count) return { passed: 0, skipped: 0, failures: ['it left no report'] };
  if (count.failures.length > 0) return count;
  if (count.passed === 0) return { ...count, failures: ['not one test ran'] };
  return code === 0 ? count : { ...count, failures: [`all tests passed, its command ended with ${code}`] };
}

/** Prints a stage's line and its failures, so that they are in a log which is cut short too. */
function report({ stage, seconds: took, passed, skipped, failures, output }: Result) {
  const failed = failures.length > 0;
  const tests = stage.counts ? `${passed} passed${failed ? `, ${failures.length} failed` : ''}` : '';
  const left = skipped > 0 ? `${skipped} skipped` : '';
  const reasons = output.split('\n').filter((line) => /^\s*(?:skipped|chaos|sample): /i.test(line));
  console.log(
    [
      failed ? 'FAILED' : 'passed',
      stage.name.padEnd(9),
      `${took.toFixed(1).padStart(6)} s`,
      ` ${[stage.proves, tests, left, ...reasons].filter(Boolean).join(' · ')}`,
    ].join(' '),
  );
  for (const failure of failures) console.log(`  ✘ ${failure}`);
}
