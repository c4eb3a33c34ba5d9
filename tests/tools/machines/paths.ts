// `npm run paths NAME`: the pure and the rendered level of one machine within seconds, and its journeys in words. Without a name: which
// machines there are. `npm run paths NAME WORDS` prints only the journeys in which all the words stand.
import { existsSync } from 'node:fs';
import { behaviourOf } from '#machines/testing/behaviour.ts';
import { checksOf } from '#machines/testing/checks.ts';
import { graphOf } from '#machines/testing/graph.ts';
import { inLockstep } from '#machines/testing/lockstep.ts';
import { describePath, type Path, pathsOf } from '#machines/testing/paths.ts';
import { toEachState } from '../../rendered/choices.ts';
import { behaviourFile, machineNames, ROOT } from './folders.ts';
import { RenderedStage } from './rendered.ts';
import { loadMachine, type Specified } from './specs.ts';

const [name, ...words] = process.argv.slice(2);
if (name === undefined) {
  console.log(`npm run paths NAME, where NAME is one of:\n\n  ${machineNames().join('\n  ')}\n`);
} else {
  try {
    process.exitCode = (await walk(name)) ? 0 : 1;
  } catch (error) {
    // Of a build that failed the message holds where in the bundler it was found.
    console.error(error instanceof Error ? error.message.split('\n    at ')[0] : error);
    process.exitCode = 1;
  }
}

/** Walks both levels at once, on a core each. Prints what came of it; false where something did not hold. */
async function walk(called: string): Promise<boolean> {
  const stage = existsSync(`${ROOT}tests/rendered/scenes/${called}.ts`) ? new RenderedStage() : null;
  try {
    const specified = await loadMachine(called);
    const { machine, cases, promises } = specified;
    const paths = pathsOf(machine, cases);
    // Three at once would take each other's time: there are two cores.
    await stage?.started();
    const rendered = stage?.walk(specified, toEachState(paths));
    const started = performance.now();
    const problems = await walkPure(specified, paths);
    const took = performance.now() - started;

    const shown = paths.map(describePath).filter((journey) => words.every((word) => journey.includes(word)));
    for (const [i, journey] of shown.entries()) console.log(`${String(i + 1).padStart(4)}. ${journey}`);
    const { states, edges } = graphOf(machine);
    const counts = `${states.length} states, ${edges.length} transitions, ${paths.length} paths in lockstep`;
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

/** Runs everything that the machine's own specs run. Resolves with what failed. */
async function walkPure({ name: called, machine, cases, promises }: Specified, paths: readonly Path[]) {
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
  for (const path of paths) await attempt(describePath(path), () => inLockstep(machine, path));
  for (const promise of promises) await attempt(promise.title, promise.run);
  if (behaviourOf(called, paths) !== behaviourFile(called)) {
    problems.push(`behaviour.txt says otherwise; see the difference with: npx vitest run machines/${called}`);
  }
  return problems;
}
