import { expect } from 'vitest';
import type { Subject } from '#machines/testing/cases.ts';

/** Handwritten test of a machine’s specs. */
export interface Promised {
  title: string;
  run(): unknown;
}

/** Registrations of the specs that were loaded since the last call of `takeCollected`. */
let machines: Subject[] = [];
let promises: Promised[] = [];

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

/** Registers a test for each row; as in Vitest, a row that is a list is a list of arguments. */
const eachBy =
  (add: (title: string, run: () => unknown) => void) =>
  <T>(rows: readonly T[]) =>
  (title: string, run: (...row: unknown[]) => unknown) => {
    rows.forEach((row, i) => {
      add(`${title} (${i + 1})`, () => run(...(Array.isArray(row) ? row : [row])));
    });
  };

/** Replaces Vitest’s `describe` while a spec is loaded outside of its runner. */
export const describe = Object.assign(group, { each: eachBy(group) });

/** Replaces Vitest’s `test`: keeps the test, so that it can be run any number of times. */
export const test = Object.assign(register, { each: eachBy(register) });

/** Replaces `specOfMachine` of machines/testing/spec.ts: the caller that loads the machine runs its tests. */
export function specOfMachine(subject: Subject): void {
  machines.push(subject);
}

// Vitest's own matchers work without its runner.
export { expect };
