import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Subject } from '#machines/testing/cases.ts';
import { type Promised, takeCollected } from './collected.ts';
import { machineNames, ROOT } from './folders.ts';

const COLLECTED = new URL('./collected.ts', import.meta.url).href;

/** A machine, its cases, and the promises of its specs. */
export interface Specified extends Subject {
  promises: readonly Promised[];
}

/**
 * Loads the specs of `machines/<name>` in this process, past vitest: its `describe` and `test` only collect, and
 * `specOfMachine` hands over machine and cases. So the spec file is the one place where a machine is registered.
 *
 * Once for each machine and process, one after the other: modules are loaded once.
 *
 * @throws when there is no such machine, or its spec does not call `specOfMachine`.
 */
export async function loadMachine(name: string): Promise<Specified> {
  const files = globSync(`machines/${name}/testing/*.spec.ts`, { cwd: ROOT }).sort();
  if (files.length === 0) throw new Error(`No machine is called ${name}. There are: ${machineNames().join(', ')}.`);
  takeCollected();
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const bySpec = context.parentURL?.endsWith('.spec.ts');
      if (bySpec && (specifier === 'vitest' || specifier.endsWith('testing/spec.ts'))) {
        return { url: COLLECTED, shortCircuit: true };
      }
      return next(specifier, context);
    },
  });
  for (const file of files) await import(pathToFileURL(ROOT + file).href);
  hooks.deregister();
  const { machines, promises } = takeCollected();
  const [found] = machines;
  if (!found) throw new Error(`machines/${name}: no spec calls specOfMachine.`);
  return { ...found, promises };
}
