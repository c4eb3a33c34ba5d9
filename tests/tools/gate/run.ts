// `npm test`: the one gate (requirement 26.1). Runs every stage, as many at once as keep two cores busy without
// disturbing measured times, and ends with the sum of all tests as one plain line. `--quick` runs the stages that
// answer within seconds; names of stages run only those. A stage whose inputs have not changed since it last passed
// here is skipped, and reported as skipped; never in CI, for a stage that is named, or with `--fresh`.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installBrowser } from '../../support/browser.ts';
import { forgetCoverage, machineCoverage } from '../machines/coverage.ts';
import { outsideOfTests, REPORTS, type Report, reportIn } from './reports.ts';
import { flakyIn, type Outcome, outcomeOf, retried } from './retry.ts';
import { STAGES, type Stage } from './stages.ts';
import { hashedFiles, inputsOf, isUnchanged, recordedBy, remember } from './unchanged.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Milliseconds after which a stage counts as hanging. */
const TIMEOUT = 3_600_000;

interface Result extends Outcome {
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
  // A rerun repeats the random walks of a failed run in the browser.
  VITE_SEED: process.env.VITE_SEED ?? `${Math.floor(Math.random() * 1_000_000)}`,
};
const noBrowser = wanted.some((stage) => stage.browser) ? await findBrowser() : null;
const lacking = new Map<Stage, string>();
for (const stage of wanted) {
  const reason = await stage.install?.(console.log);
  if (reason) lacking.set(stage, reason);
}

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
const flaky = flakyIn(results);
const failures = [
  ...results.flatMap(({ stage, failures }) => failures.map((failure) => `${stage.name}: ${failure}`)),
  ...walked.short,
  ...flaky.failures,
];
for (const line of [...failures, ...flaky.lines]) console.log(line);
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
  }, 10_000);
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
      const lack = lacking.get(stage);
      if (reason) running.set(stage, notRun(stage, reason));
      else running.set(stage, lack ? skipped(stage, lack) : run(stage));
      continue;
    }
    const result = await Promise.race(running.values());
    running.delete(result.stage);
    done.push(result);
    report(result);
    const isSteady = result.passed > 0 && result.failures.length + result.flaky.length === 0;
    if (files) remember(result.stage, inputs.get(result.stage) ?? null, isSteady);
  }
  clearInterval(telling);
  return done;
}

async function notRun(stage: Stage, reason: string): Promise<Result> {
  const report: Report = { passed: [], skipped: 0, failures: [outsideOfTests(`not run: ${reason}`)] };
  return { stage, seconds: 0, output: `Not run: ${reason}`, ...outcomeOf(report) };
}

async function skipped(stage: Stage, reason: string): Promise<Result> {
  const report: Report = { passed: [], skipped: 1, failures: [] };
  return { stage, seconds: 0, output: `skipped: ${reason}`, ...outcomeOf(report) };
}

/** Installs a browser if there is none, the same for all stages. Returns the reason if that fails. */
async function findBrowser(): Promise<string | null> {
  try {
    env.CHROMIUM_PATH = await installBrowser(console.log);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function run(stage: Stage): Promise<Result> {
  const begun = performance.now();
  const { name, runner, browser } = stage;
  const { report, output } = await attempt(stage, name);
  const outputs = [output];
  let outcome = outcomeOf(report);
  if (runner && browser) {
    const kept = `${REPORTS}/${name}.txt`;
    writeFileSync(kept, output);
    const failures = report.failures.map((failure) => ({ ...failure, trace: failure.trace ?? kept }));
    outcome = await retried({ ...report, failures }, async (tests) => {
      const second = await attempt(stage, `${name}-again`, runner.rerun(tests, name));
      outputs.push('===== run again =====', second.output);
      return second.report;
    });
  }
  return { stage, seconds: seconds(begun), output: outputs.join('\n'), ...outcome };
}

/** Runs a stage’s command, with these additional arguments, and reads the report that it wrote under the name. */
async function attempt({ command, runner }: Stage, name: string, args: string[] = []) {
  const [program = '', ...always] = command;
  const chunks: Buffer[] = [];
  const child = spawn(program, [...always, ...(runner?.reportAs(name) ?? []), ...args], {
    cwd: ROOT,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/${name}.json` },
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
  if (runner) return { output, report: reportIn(name, runner.read, { code, output }) };
  const failures = code === 0 ? [] : [outsideOfTests(`its command ended with ${code}`)];
  return { output, report: { passed: code === 0 ? [name] : [], skipped: 0, failures } };
}

/** Prints a stage’s line and its failures at once, so that a log that is cut short has them too. */
function report({ stage, seconds: took, passed, skipped, failures, flaky, note, output }: Result) {
  const failed = failures.length > 0;
  const tests = stage.runner ? `${passed} passed${failed ? `, ${failures.length} failed` : ''}` : '';
  const left = skipped > 0 ? `${skipped} skipped` : '';
  const again = flaky.length > 0 ? `${flaky.length} flaky` : '';
  // Playwright loads a spec in several processes, each of which says so.
  const reasons = new Set(output.split('\n').filter((line) => /^\s*(?:skipped|chaos|sample): /i.test(line)));
  console.log(
    [
      failed ? 'FAILED' : passed > 0 ? 'passed' : 'skipped',
      stage.name.padEnd(9),
      `${took.toFixed(1).padStart(6)} s`,
      ` ${[stage.proves, tests, again, left, note, ...reasons].filter(Boolean).join(' · ')}`,
    ].join(' '),
  );
  for (const failure of failures) console.log(`  ✘ ${failure}`);
}
