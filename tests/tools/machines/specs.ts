import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Subject } from '#machines/testing/cases.ts';
import { type Promised, takeCollected } from './collected.ts';
import { machineFolder, machineNames, ROOT } from './folders.ts';

const COLLECTED = new URL('./collected.ts', import.meta.url).href;

export interface Specified extends Subject {
  promises: readonly Promised[];
}

/**
 * Loads the specs of a machine’s folder in this process, without Vitest: its `describe` and `test` only collect, and
 * `specOfMachine` passes on machine and cases. So a machine is registered in its spec file only.
 *
 * Loads each machine once in a process, in sequence, because modules are loaded once.
 *
 * @throws Error if there is no such machine, or its spec does not call `specOfMachine`.
 */
export async function loadMachine(name: string): Promise<Specified> {
  const files = globSync(`${machineFolder(name)}/testing/*.spec.ts`, { cwd: ROOT }).sort();
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
  if (!found) throw new Error(`${machineFolder(name)}: no spec calls specOfMachine.`);
  return { ...found, promises };
}
