// `npm run mutants -- --levels`: draws bugs by chance and prints which levels of tests notice them. Works in a copy of
// the last commit, so that the sources stay as they are. A bug goes through the cheap levels until one notices it; if
// none does, it goes through all dear ones, so that the matrix compares them.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { importsOf, isSpec, type SourceFile } from '../../law/source.ts';
import { rankOf } from '../../support/rank.ts';
import { ROOT } from '../machines/folders.ts';
import { type Bug, bugsIn } from './bugs.ts';

/**
 * Copies of the last commit: one gets the bugs, the other stays as it is and shows that a test fails only with a bug.
 */
const TREE = `${ROOT}coverage/levels`;
const CLEAN = `${ROOT}coverage/levels-clean`;
/** Milliseconds after which a bug that makes a level hang counts as noticed by it. */
const HANGING = 600_000;
/** Specs of a level that are run for one bug: the others reach the same code. */
const MOST = 4;

/** Rooms of the sources, with their share of the bugs. */
const ROOMS: readonly { name: string; files: string; share: number }[] = [
  { name: 'machines', files: 'machines/*/**/*.ts', share: 0.15 },
  { name: 'domain', files: 'src/domain/**/*.ts', share: 0.15 },
  { name: 'flows and hooks', files: 'src/{app,app/*,features/*/*,components/*}/*.ts{,x}', share: 0.25 },
  { name: 'views', files: 'src/{features/*/*/views,components/*}/*.tsx', share: 0.2 },
  { name: 'api', files: 'src/api/*.ts', share: 0.05 },
  { name: 'shop', files: 'sandbox/{trade,read,people,market,routes,http,graphql,mails}/*.ts', share: 0.2 },
];

interface Run {
  command: string[];
  env?: NodeJS.ProcessEnv;
}

/** Levels, cheap ones first: their runs for a source, empty if the level has nothing that reaches it. */
const CHEAP: Readonly<Record<string, (path: string) => Run[]>> = {
  types: () => [{ command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'coverage/types'] }],
  beside: (path) => [
    { command: ['vitest', 'run', '--project', 'unit', '--bail', '1', '--passWithNoTests', `${dirname(path)}/`] },
  ],
  unit: (path) => [{ command: ['vitest', 'related', '--run', '--project', 'unit', '--bail', '1', path] }],
  contract: (path) =>
    /^(?:sandbox|src\/(?:api|domain))\//.test(path)
      ? [{ command: ['vitest', 'run', '--project', 'contract', '--bail', '1'] }]
      : [],
};
const DEAR: typeof CHEAP = {
  rendered: (path) =>
    scenesOf(path).map((scene) => ({
      command: ['vitest', 'run', '--project', 'rendered', '--bail', '1', 'tests/rendered/de'],
      env: { VITE_MACHINE: scene },
    })),
  browser: (path) => playwright(scenesOf(path).flatMap((scene) => globSync(`tests/browser/${scene}*.spec.ts`))),
  stories: (path) => playwright(storiesOf(path)),
};
const LEVELS = Object.keys({ ...CHEAP, ...DEAR });

interface Judged extends Omit<Bug, 'text'> {
  room: string;
  /** Levels that noticed it: one of the cheap ones, or all such of the dear ones. */
  noticed: string[];
  /** Seconds of each level that ran. */
  seconds: Record<string, number>;
}

/**
 * Judges `count` bugs, drawn by `draw` (0 to 1), and writes them to `coverage/levels.json` one by one. The next bug is
 * of the room that has the fewest for its share, among these rooms or, without a name, all of them. Bugs that do not
 * compile are left out, and others drawn.
 */
export function judgeLevels(count: number, draw: number, named: readonly string[] = []): Judged[] {
  for (const tree of [TREE, CLEAN]) {
    rmSync(tree, { recursive: true, force: true });
    spawnSync('git', ['clone', '--quiet', '--local', ROOT, tree], { stdio: 'inherit' });
    symlinkSync(`${ROOT}node_modules`, `${tree}/node_modules`);
  }
  process.chdir(TREE);
  const judged: Judged[] = [];
  const chosen = ROOMS.filter(({ name }) => named.length === 0 || named.includes(name));
  const rooms = chosen.map((room) => ({ ...room, bugs: drawn(room.files, draw), taken: 0 }));
  while (judged.length < count) {
    const [room] = rooms
      .filter(({ bugs }) => bugs.length > 0)
      .sort((one, other) => one.taken / one.share - other.taken / other.share);
    const bug = room?.bugs.shift();
    if (!room || !bug) break;
    const result = judge(bug, room.name);
    if (result.noticed[0] === 'types') continue;
    room.taken += 1;
    judged.push(result);
    console.log(`${result.noticed.join(', ') || 'NONE'}: ${bug.path}:${bug.line} ${bug.kind}: ${bug.said}`);
    writeFileSync(`${ROOT}coverage/levels.json`, JSON.stringify(judged, null, 2));
  }
  return judged;
}

/** All bugs of a room, in an order by chance. */
const drawn = (files: string, draw: number): Bug[] =>
  globSync(files)
    .filter((path) => !isSpec(path) && !path.includes('/testing/'))
    .flatMap((path) => bugsIn(path, readFileSync(path, 'utf8')))
    .map((bug) => ({ bug, rank: rankOf(`${bug.path} ${bug.kind} ${bug.said}`, draw) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ bug }) => bug);

function judge({ text, ...bug }: Bug, room: string): Judged {
  const before = readFileSync(bug.path, 'utf8');
  const seconds: Record<string, number> = {};
  const notices = ([level, runsFor]: [string, (typeof CHEAP)[string]]) => {
    const runs = runsFor(bug.path);
    if (runs.length === 0) return false;
    const started = performance.now();
    const isNoticed = runs.some((run) => !passes(run) && passes(run, CLEAN));
    seconds[level] = (performance.now() - started) / 1000;
    return isNoticed;
  };
  writeFileSync(bug.path, text);
  try {
    const cheap = Object.entries(CHEAP).find(notices);
    if (cheap) return { ...bug, room, noticed: [cheap[0]], seconds };
    if (!passes({ command: ['vite', 'build'] })) return { ...bug, room, noticed: ['types'], seconds };
    const dear = Object.entries(DEAR).filter(notices);
    return { ...bug, room, noticed: dear.map(([level]) => level), seconds };
  } finally {
    writeFileSync(bug.path, before);
  }
}

function passes({ command: [program = '', ...args], env }: Run, tree = TREE): boolean {
  const PATH = `${ROOT}node_modules/.bin:${process.env.PATH}`;
  mkdirSync(`${tree}/coverage`, { recursive: true });
  const options = { cwd: tree, env: { ...process.env, PATH, ...env }, stdio: 'ignore', timeout: HANGING } as const;
  return spawnSync(program, args, options).status === 0;
}

const playwright = (specs: readonly string[]): Run[] =>
  specs.length > 0
    ? [{ command: ['playwright', 'test', '--reporter=line', '--max-failures=1', ...specs.slice(0, MOST)] }]
    : [];

/** Returns the paths of all files that a file imports, directly or not, itself included. */
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

/** Names of the scenes through which a source is reached, the narrowest first. */
const scenesOf = (path: string): string[] =>
  narrowest(globSync('tests/rendered/scenes/*.ts'), path).map((file) => file.replace(/.*\/(\w+)\.ts$/, '$1'));

/**
 * Returns the stories that name a path of a screen through which a source is reached, those of the narrowest screens
 * first.
 */
function storiesOf(path: string): string[] {
  const features = narrowest(globSync('src/features/*/*/screens.ts'), path);
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

/**
 * The matrix: by room the bugs, how many each level noticed, in brackets how many of the dear ones it alone noticed,
 * and the share that any noticed; then the mean seconds of each level.
 */
export function matrixOf(judged: readonly Judged[]): string {
  const levels = LEVELS.filter((level) => level !== 'types');
  const row = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(16), ...cells.map((cell) => String(cell).padStart(11))].join('');
  const cellOf = (own: readonly Judged[], level: string) => {
    const by = own.filter(({ noticed }) => noticed.includes(level));
    const alone = by.filter(({ noticed }) => noticed.length === 1).length;
    return level in DEAR ? `${by.length} (${alone})` : by.length;
  };
  const rowOf = (name: string, own: readonly Judged[]) => {
    const noticed = own.filter((bug) => bug.noticed.length > 0).length;
    const share = own.length ? Math.round((100 * noticed) / own.length) : 0;
    return row(name, [own.length, ...levels.map((level) => cellOf(own, level)), `${share} %`]);
  };
  const spent = levels.map((level) => {
    const times = judged.flatMap(({ seconds }) => seconds[level] ?? []);
    return times.length ? Math.round(times.reduce((sum, each) => sum + each, 0) / times.length) : 0;
  });
  const rooms = ROOMS.map(({ name }) =>
    rowOf(
      name,
      judged.filter(({ room }) => room === name),
    ),
  );
  const head = row('', ['bugs', ...levels, 'noticed']);
  return [head, ...rooms, rowOf('all', judged), row('seconds each', ['', ...spent, ''])].join('\n');
}
