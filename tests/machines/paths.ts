// `npm run paths NAME`: the pure and the rendered level of one machine within seconds, and its journeys in words. Without a name: which
// machines there are. `npm run paths NAME WORDS` prints only the journeys in which all the words stand.
import { behaviourOf } from '../../machines/testing/behaviour.ts';
import { checksOf } from '../../machines/testing/checks.ts';
import { graphOf } from '../../machines/testing/graph.ts';
import { inLockstep } from '../../machines/testing/lockstep.ts';
import { describePath, pathsOf } from '../../machines/testing/paths.ts';
import { behaviourFile, machineNames } from './folders.ts';
import { walkRendered } from './rendered.ts';
import { loadMachine, type Specified } from './specs.ts';

const [name, ...words] = process.argv.slice(2);
if (name === undefined) {
  console.log(`npm run paths NAME, where NAME is one of:\n\n  ${machineNames().join('\n  ')}\n`);
} else {
  try {
    // On the other core, while the pure level is walked on this one.
    const rendered = walkRendered(name);
    const held = await walk(await loadMachine(name));
    const { said, problems } = await rendered;
    console.log(`${name}: ${said}`);
    for (const problem of problems) console.log(`FAILED rendered ${problem}`);
    process.exitCode = held && problems.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs everything that the machine's own specs run, and says what failed. */
async function walk({ name: called, machine, cases, promises }: Specified): Promise<boolean> {
  const started = performance.now();
  const paths = pathsOf(machine, cases);
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
  const took = performance.now() - started;

  const shown = paths.map(describePath).filter((journey) => words.every((word) => journey.includes(word)));
  for (const [i, journey] of shown.entries()) console.log(`${String(i + 1).padStart(4)}. ${journey}`);
  const { states, edges } = graphOf(machine);
  const counts = `${states.length} states, ${edges.length} transitions, ${paths.length} paths in lockstep`;
  console.log(`\n${called}: pure: ${counts}, ${promises.length} promises, ${took.toFixed(0)} ms`);
  for (const problem of problems) console.log(`FAILED ${problem}`);
  return problems.length === 0;
}
