import { afterAll, describe, expect, test } from 'vitest';
import { behaviourOf } from './behaviour.ts';
import type { Subject } from './cases.ts';
import { checksOf } from './checks.ts';
import { coverOfMachine } from './cover.ts';
import { walkedBy } from './coverage.ts';
import { inLockstep } from './lockstep.ts';
import { describePath, type Path, pathsOf } from './paths.ts';
import { record } from './record.ts';

/** Milliseconds that a walk may take on a busy machine: no clock runs, so a longer walk would wait for ever. */
const TIMEOUT = 5000;

/**
 * Registers all tests of a machine with its cases: paths that together take every transition and every case, in
 * lockstep with a real actor, and the house rules and behaviour.txt over all paths (requirements 12.7 and 22.1).
 * `npm run paths` and `npm run mutants` find a machine and its cases by this call.
 */
export function specOfMachine(subject: Subject): void {
  const { name, machine, cases } = subject;
  const started = performance.now();
  const paths = pathsOf(machine, cases);
  const cover = coverOfMachine(subject, paths);
  let milliseconds = performance.now() - started;
  const timed = async (run: () => unknown) => {
    const begun = performance.now();
    await run();
    milliseconds += performance.now() - begun;
  };

  describe(`${name}: the machine as written`, () => {
    for (const { title, find } of checksOf(machine, cases, paths))
      test(title, () => timed(() => expect(find().join('\n')).toBe('')));
    test('it does what behaviour.txt says', () =>
      timed(() => expect(behaviourOf(subject, paths)).toMatchFileSnapshot('./behaviour.txt')));
  });

  describe(`${name}: ${cover.length} paths of ${paths.length}, the real actor in lockstep with the prediction`, () => {
    const walked: Path[] = [];
    cover.forEach((path, i) => {
      test(`${i + 1}. ${describePath(path)}`, { timeout: TIMEOUT }, async () => {
        await timed(() => inLockstep(machine, path));
        walked.push(path);
      });
    });
    afterAll(() => record(walkedBy(subject, { level: 'pure', paths: walked, milliseconds })));
  });
}
