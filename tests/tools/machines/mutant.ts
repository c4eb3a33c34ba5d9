// Worker of `npm run mutants`: receives the number of a mutant and answers with the verdict.
import { catchUncaught, type Verdict, verdictOn } from './kill.ts';
import { type Mutation, mutationsOf, unchanged } from './mutations.ts';
import { loadMachine, type Specified } from './specs.ts';
import { watchWork } from './watch.ts';

/** Order to judge a mutant. If `index` is null, the machine is unchanged and all tests must pass. */
export interface Order {
  name: string;
  index: number | null;
}

const loaded = new Map<string, { specified: Specified; mutations: Mutation[] }>();

async function machineNamed(name: string) {
  const known = loaded.get(name);
  if (known) return known;
  const specified = await loadMachine(name);
  const fresh = { specified, mutations: mutationsOf(specified.machine) };
  loaded.set(name, fresh);
  return fresh;
}

async function judge({ name, index }: Order): Promise<Verdict> {
  const { specified, mutations } = await machineNamed(name);
  if (index === null) return verdictOn(specified, () => unchanged(specified.machine));
  const mutation = mutations[index];
  if (!mutation) throw new Error(`${name} has no mutant ${index}`);
  return verdictOn(specified, mutation.apply);
}

catchUncaught();
const watch = watchWork();
process.on('message', (order: Order) => {
  watch.begin();
  judge(order).then(
    (verdict) => process.send?.(verdict),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
