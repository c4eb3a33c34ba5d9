import type { AnyStateMachine } from 'xstate';
import { behaviourOf } from '#machines/testing/behaviour.ts';
import { checksOf } from '#machines/testing/checks.ts';
import { coverOfMachine } from '#machines/testing/cover.ts';
import { inLockstep } from '#machines/testing/lockstep.ts';
import { describePath, pathsOf } from '#machines/testing/paths.ts';
import { behaviourFile } from './folders.ts';
import { unchanged } from './mutations.ts';
import type { Specified } from './specs.ts';

/**
 * Kind of test that killed the mutant: a handwritten one, a rule on all paths, the committed behaviour, a walk in
 * lockstep.
 */
export type Killer = 'promise' | 'rule' | 'behaviour' | 'lockstep';

export interface Verdict {
  /** Null for a mutant that survived. */
  killer: Killer | null;
  by: string;
}

/** Error that XState threw and no test caught; it fails a run of Vitest too. */
let uncaught: unknown = null;

/** Keeps uncaught errors for the verdict instead of letting them end the process. */
export function catchUncaught(): void {
  const keep = (error: unknown) => {
    uncaught = error;
  };
  process.on('uncaughtException', keep);
  process.on('unhandledRejection', keep);
}

/** Turns of the event loop after which a test that awaits only microtasks counts as stuck. */
const TIMEOUT = 300;

/** Returns the message with which a test fails; null if it passes. */
async function failureOf(run: () => unknown): Promise<string | null> {
  let ended = false;
  const stuck = async () => {
    for (let turn = 0; turn < TIMEOUT && !ended; turn++) await new Promise<void>((go) => setImmediate(() => go()));
    return 'stuck';
  };
  try {
    const result = run();
    // Most tests end at once; only a waiting test can be stuck.
    return result instanceof Promise ? await Promise.race([result.then(() => null), stuck()]) : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    ended = true;
  }
}

/**
 * Runs the machine’s tests while its machine is `mutant`, cheap ones first, until one fails. The machine that the specs
 * have imported receives the mutant’s fields and afterwards its own again, so the same tests run on it.
 */
export async function verdictOn(specified: Specified, mutant: () => AnyStateMachine): Promise<Verdict> {
  const { machine } = specified;
  const whole = unchanged(machine);
  uncaught = null;
  try {
    Object.assign(machine, mutant());
    return await firstFailure(specified);
  } catch (error) {
    return { killer: 'rule', by: `it cannot be walked: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    Object.assign(machine, whole);
    // XState reports uncaught errors in a timer.
    await new Promise<void>((resolve) => setTimeout(() => resolve(), 1));
  }
}

async function firstFailure(specified: Specified): Promise<Verdict> {
  const { name, machine, cases, promises } = specified;
  for (const promise of inOrder(promises)) {
    const failure = await failureOf(promise.run);
    if (failure === null) continue;
    quickest.set(promise, (quickest.get(promise) ?? 0) + 1);
    return { killer: 'promise', by: promise.title };
  }
  const paths = pathsOf(machine, cases);
  for (const { title, find } of checksOf(machine, cases, paths)) {
    if (find().length > 0) return { killer: 'rule', by: title };
  }
  if (uncaught !== null) return { killer: 'promise', by: `uncaught: ${String(uncaught)}` };
  if (behaviourOf(specified, paths) !== behaviourFile(name)) return { killer: 'behaviour', by: 'behaviour.txt' };
  for (const path of coverOfMachine(specified, paths)) {
    if ((await failureOf(() => inLockstep(machine, path))) !== null) {
      return { killer: 'lockstep', by: describePath(path) };
    }
  }
  return { killer: null, by: '' };
}

/** Number of mutants that each test has killed; those with most kills run first. */
const quickest = new Map<Specified['promises'][number], number>();
const inOrder = (promises: Specified['promises']) =>
  promises.toSorted((a, b) => (quickest.get(b) ?? 0) - (quickest.get(a) ?? 0));
