// `npm run paths NAME`: walks the pure and the rendered level of one machine within seconds, and prints its journeys in
// words. Without a name: lists the machines. `npm run paths NAME WORDS` prints only the journeys that contain all the
// words. `npm run paths -- --all` walks every path of every machine, `-- --all NAME` of one: in lockstep and, in both
// languages, on the screens.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { behaviourOf } from '#machines/testing/behaviour.ts';
import { checksOf } from '#machines/testing/checks.ts';
import { coverOfMachine, coverOfStates } from '#machines/testing/cover.ts';
import { graphOf } from '#machines/testing/graph.ts';
import { inLockstep } from '#machines/testing/lockstep.ts';
import { describePath, type Path, pathsOf } from '#machines/testing/paths.ts';
import { behaviourFile, machineFolder, machineNames, ROOT } from './folders.ts';
import { RenderedStage } from './rendered.ts';
import { loadMachine, type Specified } from './specs.ts';

const isAll = process.argv.includes('--all');
const [name, ...words] = process.argv.slice(2).filter((argument) => argument !== '--all');
if (isAll) {
  process.exitCode = (await walkAll(name)) ? 0 : 1;
} else if (name === undefined) {
  console.log(`npm run paths NAME, where NAME is one of:\n\n  ${machineNames().join('\n  ')}\n`);
} else {
  try {
    process.exitCode = (await walk(name)) ? 0 : 1;
  } catch (error) {
    // The message of a failed build also contains the bundler's stack.
    console.error(error instanceof Error ? error.message.split('\n    at ')[0] : error);
    process.exitCode = 1;
  }
}

/** Walks both levels at once, on a core each. Prints the result; returns false if a test failed. */
async function walk(called: string): Promise<boolean> {
  const stage = hasScreens(called) ? new RenderedStage() : null;
  try {
    const specified = await loadMachine(called);
    const { machine, cases, promises } = specified;
    const paths = pathsOf(machine, cases);
    // Three processes at once would slow each other down: there are two cores.
    await stage?.started();
    const rendered = stage?.walk(specified, coverOfStates(paths));
    const started = performance.now();
    const cover = coverOfMachine(specified, paths);
    const problems = await walkPure(specified, paths, cover);
    const took = performance.now() - started;

    const shown = paths.map(describePath).filter((journey) => words.every((word) => journey.includes(word)));
    for (const [i, journey] of shown.entries()) console.log(`${String(i + 1).padStart(4)}. ${journey}`);
    const { states, edges } = graphOf(machine);
    const counts = `${states.length} states, ${edges.length} transitions, ${cover.length} of ${paths.length} paths in lockstep`;
    console.log(`\n${called}: pure: ${counts}, ${promises.length} promises, ${took.toFixed(0)} ms`);
    for (const problem of problems) console.log(`FAILED pure ${problem}`);
    const { said, problems: seen } = (await rendered) ?? { said: 'no screens', problems: [] };
    console.log(`${called}: rendered: ${said}`);
    for (const problem of seen) console.log(`FAILED rendered ${problem}`);
    return problems.length === 0 && seen.length === 0;
  } finally {
    await stage?.close();
  }
}

/** Walks every path, of one machine or of all. Prints the results; returns false if a test failed. */
async function walkAll(called: string | undefined): Promise<boolean> {
  let isWell = true;
  for (const each of called === undefined ? machineNames() : [called]) {
    const specified = await loadMachine(each);
    const paths = pathsOf(specified.machine, specified.cases);
    const problems = await walkPure(specified, paths, paths);
    console.log(`${each}: pure: ${paths.length} paths in lockstep`);
    for (const problem of problems) console.log(`FAILED pure ${problem}`);
    isWell &&= problems.length === 0;
  }
  if (called !== undefined && !hasScreens(called)) return isWell;
  const { status } = spawnSync('vitest', ['run', '--project', 'rendered', 'tests/rendered/'], {
    cwd: ROOT,
    env: { ...process.env, VITE_PATHS: 'all', ...(called !== undefined && { VITE_MACHINE: called }) },
    stdio: 'inherit',
  });
  return isWell && status === 0;
}

function hasScreens(called: string): boolean {
  return existsSync(`${ROOT}tests/rendered/scenes/${called}.ts`);
}

/** Runs all tests of the machine’s own specs, `walked` in lockstep. Resolves with the failures. */
async function walkPure(specified: Specified, paths: readonly Path[], walked: readonly Path[]) {
  const { name: called, machine, cases, promises } = specified;
  const problems: string[] = [];
  const attempt = async (title: string, run: () => unknown) => {
    try {
      await run();
    } catch (error) {
      problems.push(`${title}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const { title, find } of checksOf(machine, cases, paths)) {
    problems.push(...find().map((found) => `${title}: ${found}`));
  }
  for (const path of walked) await attempt(describePath(path), () => inLockstep(machine, path));
  for (const promise of promises) await attempt(promise.title, promise.run);
  if (behaviourOf(specified, paths) !== behaviourFile(called)) {
    problems.push(`behaviour.txt says otherwise; see the difference with: npx vitest run ${machineFolder(called)}`);
  }
  return problems;
}
