// `npm run mutants [-- NAME|PATH … --all --changed [BASE] --budget SECONDS --verbose]`: changes charts and sources one
// piece at a time, runs their tests, and reports the changes that no test noticed. Names are machines; paths, files or
// folders of sources. Without either: the difference from the commit BASE, in sources only the changed lines. Fails if
// an area is below its threshold, and on a chart’s survivor that is not explained.
// With `--levels [--count N --draw 0…1 ROOM …]` it judges bugs of another kind by every level of tests (`levels.ts`).
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod/mini';
import { REPORTS } from '../gate/reports.ts';
import { ROOT } from '../machines/folders.ts';
import { AREAS, areaOf } from './areas.ts';
import { changedSince } from './changed.ts';
import { judge, type Mutant } from './judge.ts';
import { type Accepted, rowOf, scoreOf } from './score.ts';

const CHARTS = fileURLToPath(new URL('../machines/mutants.ts', import.meta.url));
/** Percent of the charts’ mutants; an unexplained survivor already fails. */
const CHARTS_THRESHOLD = 95;
/** Minimum of seconds for sources, even if the charts took all: StrykerJS first runs the tests without a mutant. */
const LEAST = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'string', default: process.env.BASE ?? 'HEAD~1' },
    budget: { type: 'string', default: '7200' },
    verbose: { type: 'boolean', default: false },
    levels: { type: 'boolean', default: false },
    count: { type: 'string', default: '200' },
    draw: { type: 'string', default: '0.5' },
  },
});

if (values.levels) {
  const { judgeLevels, matrixOf } = await import('./levels.ts');
  console.log(`\n${matrixOf(judgeLevels(Number(values.count), Number(values.draw), positionals))}`);
  process.exit();
}

process.chdir(ROOT);
const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;
const budget = Number(values.budget);
const paths = positionals.filter((name) => name.includes('/'));
const machines = positionals.filter((name) => !name.includes('/'));
const ranges = chosenRanges();
const rows: string[] = [];
const problems: string[] = [];
mkdirSync(REPORTS, { recursive: true });
if (paths.length === 0 || machines.length > 0) judgeCharts(ranges.length > 0 ? budget / 2 : budget);
if (ranges.length > 0) await judgeSources(Math.max(LEAST, budget - seconds()));

const table = ['Mutants noticed', ...rows].join('\n');
writeFileSync(`${REPORTS}/mutants.txt`, table);
console.log(`\n${table}\n`);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Returns the sources, or lines of them, to be judged. */
function chosenRanges(): string[] {
  const isMutated = (range: string) => areaOf(pathIn(range)) !== undefined;
  if (positionals.length === 0 && !values.all) return changedSince(values.changed).filter(isMutated);
  const chosen = values.all ? ['src/', 'sandbox/'] : paths;
  const files = globSync('{src,sandbox}/**/*.{ts,tsx}').sort();
  return files.filter((path) => isMutated(path) && chosen.some((begin) => path.startsWith(begin)));
}

function pathIn(range: string): string {
  return range.replace(/:[\d-]+$/, '');
}

function judgeCharts(most: number): void {
  const result = 'coverage/mutants.json';
  rmSync(result, { force: true });
  const which = positionals.length > 0 || values.all ? machines : ['--changed', values.changed];
  const verbose = values.verbose ? ['--verbose'] : [];
  const args = [CHARTS, ...which, '--budget', String(most), ...verbose];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) problems.push('mutants of machines: see above');
  if (!existsSync(result)) return;
  const Verdicts = z.array(z.object({ verdict: z.nullable(z.object({ killer: z.nullable(z.string()) })) }));
  const judged = Verdicts.parse(JSON.parse(readFileSync(result, 'utf8'))).flatMap(({ verdict }) => verdict ?? []);
  const killed = judged.filter(({ killer }) => killer !== null).length;
  // Every survivor is explained, or the command has failed.
  const explained = status === 0 ? judged.length - killed : 0;
  rows.push(rowOf('machines', killed, judged.length - explained, explained, CHARTS_THRESHOLD));
}

async function judgeSources(most: number): Promise<void> {
  const until = seconds() + most;
  const all: Mutant[] = [];
  for (const area of AREAS) {
    const own = ranges.filter((range) => areaOf(pathIn(range)) === area);
    if (own.length === 0) continue;
    const { mutants, whole } = await judge(own, area.specs, Math.max(0, until - seconds()), (mutant, count) => {
      if (values.verbose && count % 100 === 0) console.log(`${count} of ${area.name}, by ${seconds().toFixed(0)} s`);
      if (values.verbose && !mutant.killed) console.log(`  ${mutant.path}:${mutant.line}  ${mutant.id}`);
    });
    const end = whole ? '' : '; the budget was spent before the others were judged';
    console.log(`\n${mutants.length} mutants of ${area.name}, by ${seconds().toFixed(0)} s${end}`);
    all.push(...mutants);
    if (mutants.length === 0) {
      if (!whole)
        rows.push(`${area.name.padEnd(10)} none judged: the budget was spent before or on the tests without a mutant`);
      continue;
    }
    const accepted = new Map<string, Accepted>();
    for (const path of new Set(mutants.map((mutant) => mutant.path))) accepted.set(path, await acceptedBeside(path));
    const isWhole = whole && (positionals.length > 0 || values.all);
    const score = scoreOf(area, mutants, (path) => accepted.get(path) ?? {}, isWhole);
    rows.push(score.row);
    problems.push(...score.problems);
    for (const survivor of score.survivors.sort()) console.log(survivor);
    if (values.verbose) writeFileSync('coverage/sourceMutants.json', JSON.stringify(all, null, 2));
  }
}

async function acceptedBeside(path: string): Promise<Accepted> {
  const file = `${ROOT}${dirname(path)}/testing/mutants.ts`;
  if (!existsSync(file)) return {};
  const module: { accepted: Accepted } = await import(file);
  return module.accepted;
}
