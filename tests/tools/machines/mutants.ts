// Judges machines for `npm run mutants`: changes each one piece at a time, runs its tests, and reports the changes that
// no test noticed. Fails on a survivor that its `testing/mutants.ts` does not explain, and on an
// explanation of a mutant that was killed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machineFolder, machineNames, ROOT } from './folders.ts';
import type { Killer, Verdict } from './kill.ts';
import { mutationsOf } from './mutations.ts';
import { judgeAll } from './pool.ts';
import { loadMachine } from './specs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'string' },
    budget: { type: 'string', default: '600' },
    verbose: { type: 'boolean', default: false },
  },
});

interface Mutant {
  name: string;
  index: number;
  id: string;
  kind: string;
  verdict: Verdict | null;
}

const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;
const budget = Number(values.budget);
const names = chosenNames();
const mutants: Mutant[] = [];
for (const name of names) mutants.push(...(await mutantsOf(name)));
const broken: string[] = [];

await judgeAll(
  names.map((name) => ({ name, index: null })),
  ({ name }, { killer, by }) => {
    if (killer) broken.push(`${name} fails as it is: ${by}`);
  },
  () => false,
);
if (broken.length > 0) {
  console.error(broken.join('\n'));
  process.exit(1);
}
await judgeAll(
  // If the budget runs out, the mutants left out are a part of each kind and machine, the same in each run.
  mutants.toSorted((a, b) => scattered(a.id) - scattered(b.id)),
  (mutant, verdict) => {
    mutant.verdict = verdict;
  },
  () => seconds() > budget,
);
const problems: string[] = [];
for (const name of names) problems.push(...(await report(name)));
mkdirSync(`${ROOT}coverage`, { recursive: true });
writeFileSync(`${ROOT}coverage/mutants.json`, `${JSON.stringify(mutants, null, 2)}\n`);
const judged = mutants.filter(({ verdict }) => verdict !== null).length;
console.log(`\n${judged} of ${mutants.length} mutants of ${names.length} machines in ${seconds().toFixed(0)} s`);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Returns the named machines; with `--changed` those that differ from the base; otherwise all. */
function chosenNames(): string[] {
  const all = machineNames();
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`No machine is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
    process.exit(1);
  }
  const asked = positionals.length > 0 ? positionals : all;
  if (values.changed === undefined) return asked;
  const changed = changedSince(values.changed);
  return asked.filter((name) => changed.some((path) => path.startsWith(`${machineFolder(name)}/`)));
}

/** Returns the files under machines/ that differ from the commit, including uncommitted ones. */
function changedSince(base: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', [...args, '--', 'machines'], { cwd: ROOT, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(Boolean) : null;
  };
  const changed = git('diff', '--name-only', base);
  if (changed === null) console.log(`There is no commit ${base} to compare with, so no machine counts as changed.`);
  return [...(changed ?? []), ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
}

async function mutantsOf(name: string): Promise<Mutant[]> {
  const { machine } = await loadMachine(name);
  return mutationsOf(machine).map(({ id, kind }, index) => ({ name, index, id, kind, verdict: null }));
}

/** Returns the reason why each accepted survivor changes nothing observable, by the mutant’s id. */
async function acceptedOf(name: string): Promise<Readonly<Record<string, string>>> {
  const file = `${ROOT}${machineFolder(name)}/testing/mutants.ts`;
  if (!existsSync(file)) return {};
  const module: { accepted: Readonly<Record<string, string>> } = await import(file);
  return module.accepted;
}

/** Prints the machine's line and its survivors; returns the failures. */
async function report(name: string): Promise<string[]> {
  const own = mutants.filter((mutant) => mutant.name === name && mutant.verdict !== null);
  const by = (killer: Killer | null) => own.filter((mutant) => mutant.verdict?.killer === killer);
  const accepted = await acceptedOf(name);
  const survivors = by(null);
  const killed = own.length - survivors.length;
  const share = own.length === 0 ? 100 : (100 * killed) / own.length;
  const explained = survivors.filter(({ id }) => id in accepted);
  console.log(
    `${name.padEnd(14)} ${`${killed}/${own.length}`.padStart(7)} killed (${share.toFixed(1)} %): ` +
      `${by('promise').length} by promises, ${by('rule').length} by rules, ${by('lockstep').length} in lockstep, ` +
      `${by('behaviour').length} by behaviour.txt alone; ${explained.length} survivors explained`,
  );
  if (values.verbose) for (const { id } of by('behaviour')) console.log(`    only behaviour.txt: ${id}`);
  const unexplained = survivors.filter(({ id }) => !(id in accepted));
  const stale = Object.keys(accepted).filter((id) => {
    const mutant = mutants.find((each) => each.name === name && each.id === id);
    return !mutant || (mutant.verdict !== null && mutant.verdict.killer !== null);
  });
  return [
    ...unexplained.map(({ id }) => `SURVIVED ${id}`),
    ...stale.map((id) => `${machineFolder(name)}/testing/mutants.ts explains what does not survive: ${id}`),
  ];
}

/** Returns a pseudo-random number that is the same for the same text (FNV-1a). */
function scattered(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}
