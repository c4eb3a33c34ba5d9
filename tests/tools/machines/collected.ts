import { expect } from 'vitest';
import type { Subject } from '#machines/testing/cases.ts';

/** One test of a machine's specs that somebody wrote by hand. */
export interface Promised {
  title: string;
  run(): unknown;
}

/** What the specs that were loaded have registered since `takeCollected` was asked last. */
let machines: Subject[] = [];
let promises: Promised[] = [];

/** Hands over what was registered and begins anew. */
export function takeCollected(): { machines: readonly Subject[]; promises: readonly Promised[] } {
  const taken = { machines, promises };
  machines = [];
  promises = [];
  return taken;
}

const headings: string[] = [];

/** Stands for vitest's `describe` while a spec is loaded outside its runner. */
export function describe(heading: string, body: () => void): void {
  headings.push(heading);
  body();
  headings.pop();
}

function register(title: string, run: () => unknown): void {
  promises.push({ title: [...headings, title].join(' › '), run });
}

/** Stands for vitest's `test`: keeps it to be run here, as often as one likes. */
export const test = Object.assign(register, {
  each:
    <T>(rows: readonly T[]) =>
    (title: string, run: (row: T) => unknown) => {
      rows.forEach((row, i) => {
        register(`${title} (${i + 1})`, () => run(row));
      });
    },
});

/** Stands for `specOfMachine` of machines/testing/spec.ts: its tests are run by who asks for the machine. */
export function specOfMachine(subject: Subject): void {
  machines.push(subject);
}

// Vitest's own matchers work without its runner.
export { expect };
