// `npm run mutants -- --levels`: draws bugs at random, and finds the first level of tests that notices each. Works in a
// copy of the last commit, so that the sources stay unchanged; each bug passes through the levels from cheap to
// expensive.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { importsOf, isSpec, type SourceFile } from '../../law/source.ts';
import { rankOf } from '../../support/rank.ts';
import { ROOT } from '../machines/folders.ts';
import { type Bug, bugsIn } from './bugs.ts';

const TREE = `${ROOT}coverage/levels`;
/** Milliseconds after which a bug that makes a level hang counts as noticed by it. */
const HANGING = 600_000;
/** Maximum number of a level’s specs that are run for one bug: all others reach the same code. */
const MOST = 4;

/** Rooms of the sources, with their share of the bugs. */
const ROOMS: readonly { name: string; files: string; share: number }[] = [
  { name: 'machines', files: 'machines/*/*.ts', share: 0.15 },
  { name: 'domain', files: 'src/domain/**/*.ts', share: 0.15 },
  { name: 'flows and hooks', files: 'src/{app,features/*,components/*}/*.ts{,x}', share: 0.25 },
  { name: 'views', files: 'src/{features/*/views,components/*}/*.tsx', share: 0.2 },
  { name: 'api', files: 'src/api/*.ts', share: 0.05 },
  { name: 'shop', files: 'sandbox/{trade,read,people,market,routes,http,graphql}/*.ts', share: 0.2 },
];

/** Levels, cheap ones first: the command for a source, null if the level has no test that reaches it. */
const LEVELS: Readonly<Record<string, (path: string) => string[] | null>> = {
  types: () => ['tsc', '--noEmit'],
  unit: (path) => ['vitest', 'related', '--run', '--project', 'unit', path],
  contract: (path) =>
    /^(?:sandbox|src\/(?:api|domain))\//.test(path) ? ['vitest', 'run', '--project', 'contract'] : null,
  rendered: (path) => {
    const [scene] = scenesOf(path);
    return scene ? ['vitest', 'run', '--project', 'rendered', 'tests/rendered/de'] : null;
  },
  browser: (path) => playwright(scenesOf(path).flatMap((scene) => globSync(`tests/browser/${scene}*.spec.ts`))),
  stories: (path) => playwright(storiesOf(path)),
};

interface Judged extends Omit<Bug, 'text'> {
  room: string;
  /** First level that noticed it; null if it survived. */
  level: string | null;
  /** Seconds by level that ran. */
  seconds: Record<string, number>;
}

/**
 * Judges `count` bugs, drawn by `draw` (0 to 1), and writes them to `coverage/levels.json` one by one. A bug that does
 * not compile does not count, and another is drawn.
 */
export function judgeLevels(count: number, draw: number): Judged[] {
  rmSync(TREE, { recursive: true, force: true });
  spawnSync('git', ['clone', '--quiet', '--local', ROOT, TREE], { stdio: 'inherit' });
  symlinkSync(`${ROOT}node_modules`, `${TREE}/node_modules`);
  process.chdir(TREE);
  const judged: Judged[] = [];
  for (const { name, files, share } of ROOMS) {
    const bugs = globSync(files)
      .filter((path) => !isSpec(path) && !path.includes('/testing/'))
      .flatMap((path) => bugsIn(path, readFileSync(path, 'utf8')))
      .map((bug) => ({ bug, rank: rankOf(`${bug.path} ${bug.kind} ${bug.said}`, draw) }))
      .sort((one, other) => one.rank - other.rank);
    let left = Math.round(count * share);
    for (const { bug } of bugs) {
      if (left === 0) break;
      const result = judge(bug, name);
      if (result.level === 'types') continue;
      left -= 1;
      judged.push(result);
      console.log(`${result.level ?? 'NOBODY'}: ${bug.path}:${bug.line} ${bug.kind}: ${bug.said}`);
      writeFileSync(`${ROOT}coverage/levels.json`, JSON.stringify(judged, null, 2));
    }
  }
  return judged;
}

function judge({ text, ...bug }: Bug, room: string): Judged {
  const before = readFileSync(bug.path, 'utf8');
  const seconds: Record<string, number> = {};
  writeFileSync(bug.path, text);
  try {
    let isBuilt = false;
    for (const [level, commandFor] of Object.entries(LEVELS)) {
      const command = commandFor(bug.path);
      if (!command) continue;
      if (command[0] === 'playwright' && !isBuilt) isBuilt = passes(['vite', 'build']);
      const started = performance.now();
      const isPassed = passes(command);
      seconds[level] = (performance.now() - started) / 1000;
      if (!isPassed) return { ...bug, room, level, seconds };
    }
    return { ...bug, room, level: null, seconds };
  } finally {
    writeFileSync(bug.path, before);
  }
}

function passes([program = '', ...args]: readonly string[]): boolean {
  const PATH = `${ROOT}node_modules/.bin:${process.env.PATH}`;
  mkdirSync('coverage', { recursive: true });
  return spawnSync(program, args, { env: { ...process.env, PATH }, stdio: 'ignore', timeout: HANGING }).status === 0;
}

const playwright = (specs: readonly string[]) =>
  specs.length > 0 ? ['playwright', 'test', '--reporter=line', '--max-failures=1', ...specs.slice(0, MOST)] : null;

/** Returns the paths of all files that a file imports, directly or not, including its own. */
function closureOf(path: string): ReadonlySet<string> {
  const known = closures.get(path);
  if (known) return known;
  const found = new Set([path]);
  for (const each of found) {
    const file: SourceFile | null = /\.tsx?$/.test(each) ? { path: each, text: readFileSync(each, 'utf8') } : null;
    if (file) for (const { target, internal } of importsOf(file)) if (internal) found.add(target);
  }
  closures.set(path, found);
  return found;
}
const closures = new Map<string, ReadonlySet<string>>();

/** Returns the names of the scenes that reach a source, the narrowest first. */
const scenesOf = (path: string): string[] =>
  narrowest(globSync('tests/rendered/scenes/*.ts'), path).map((file) => file.replace(/.*\/(\w+)\.ts$/, '$1'));

/** Returns the stories that name a path of a screen that reaches a source, those of the narrowest screens first. */
function storiesOf(path: string): string[] {
  const features = narrowest(globSync('src/features/*/screens.ts'), path);
  const paths = features.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {4}'(\/[\w-]+(?:\/[\w-]+)?)/gm)].map(([, named = '']) => named),
  );
  const stories = globSync('tests/{stories,a11y}/*.spec.ts').sort();
  const named = (each: string, screen: string) =>
    [...closureOf(each)].some((file) => file.startsWith('tests/') && readFileSync(file, 'utf8').includes(`'${screen}`));
  return [...new Set(paths.flatMap((screen) => stories.filter((each) => named(each, screen))))];
}

const narrowest = (files: readonly string[], path: string): string[] =>
  files
    .filter((file) => closureOf(file).has(path))
    .sort((one, other) => closureOf(one).size - closureOf(other).size)
    .slice(0, MOST);

/** Formats the matrix: for each room its bugs, the first level that noticed each, and the seconds of the levels. */
export function matrixOf(judged: readonly Judged[]): string {
  const levels = Object.keys(LEVELS).filter((level) => level !== 'types');
  const row = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(16), ...cells.map((cell) => String(cell).padStart(9))].join('');
  const rows = ROOMS.map(({ name }) => {
    const own = judged.filter(({ room }) => room === name);
    const first = levels.map((level) => own.filter((bug) => bug.level === level).length);
    const noticed = own.filter(({ level }) => level !== null).length;
    return row(name, [own.length, ...first, `${own.length ? Math.round((100 * noticed) / own.length) : 0} %`]);
  });
  const spent = levels.map((level) => {
    const times = judged.flatMap(({ seconds }) => seconds[level] ?? []);
    return times.length ? Math.round(times.reduce((sum, each) => sum + each, 0) / times.length) : 0;
  });
  return [row('', ['bugs', ...levels, 'noticed']), ...rows, row('seconds each', ['', ...spent, ''])].join('\n');
}
