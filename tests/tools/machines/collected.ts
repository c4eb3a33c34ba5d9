import { expect } from 'vitest';
import type { Subject } from '#machines/testing/cases.ts';

/** One test of a machine's specs that somebody wrote by hand. */
export interface Promised {
  title: string;
  run(): unknown;
}

/** The registrations of the specs that were loaded since the last call of `takeCollected`. */
let machines: Subject[] = [];
let promises: Promised[] = [];

/** Returns the registrations and forgets them. */
export function takeCollected(): { machines: readonly Subject[]; promises: readonly Promised[] } {
  const taken = { machines, promises };
  machines = [];
  promises = [];
  return taken;
}

const headings: string[] = [];

function group(heading: string, body: () => unknown): void {
  headings.push(heading);
  body();
  headings.pop();
}

function register(title: string, run: () => unknown): void {
  promises.push({ title: [...headings, title].join(' › '), run });
}

/** For each row the same once; as with vitest, a row that is a list is a list of arguments. */
const eachBy =
  (add: (title: string, run: () => unknown) => void) =>
  <T>(rows: readonly T[]) =>
  (title: string, run: (...row: unknown[]) => unknown) => {
    rows.forEach((row, i) => {
      add(`${title} (${i + 1})`, () => run(...(Array.isArray(row) ? row : [row])));
    });
  };

/** Stands for vitest's `describe` while a spec is loaded outside its runner. */
export const describe = Object.assign(group, { each: eachBy(group) });

/** Stands for vitest's `test`: keeps the test, so that it can be run here any number of times. */
export const test = Object.assign(register, { each: eachBy(register) });

/** Stands for `specOfMachine` of machines/testing/spec.ts: the caller who loads the machine runs its tests. */
export function specOfMachine(subject: Subject): void {
  machines.push(subject);
}

// Vitest's own matchers work without its runner.
export { expect };
