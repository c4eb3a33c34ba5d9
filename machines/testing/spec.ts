import { afterAll, describe, expect, test } from 'vitest';
import { behaviourOf } from './behaviour.ts';
import type { Subject } from './cases.ts';
import { checksOf } from './checks.ts';
import { walkedBy } from './coverage.ts';
import { inLockstep } from './lockstep.ts';
import { describePath, type Path, pathsOf } from './paths.ts';
import { record } from './record.ts';

/**
 * Registers all tests that a machine gets for its cases: each generated path in lockstep with a real actor, no
 * transition untaken, no case unused, and the house rules for machines. `npm run paths` and `npm run mutants` find a
 * machine and its cases by this call.
 */
export function specOfMachine(subject: Subject): void {
  const { name, machine, cases } = subject;
  const paths = pathsOf(machine, cases);

  describe(`${name}: the machine as written`, () => {
    for (const { title, find } of checksOf(machine, cases, paths)) test(title, () => expect(find()).toEqual([]));
    test('it does what behaviour.txt says', () =>
      expect(behaviourOf(name, paths)).toMatchFileSnapshot('./behaviour.txt'));
  });

  describe(`${name}: every path, the real actor in lockstep with the prediction`, () => {
    const walked: Path[] = [];
    let milliseconds = 0;
    paths.forEach((path, i) => {
      test(`${i + 1}. ${describePath(path)}`, async () => {
        const started = performance.now();
        await inLockstep(machine, path);
        milliseconds += performance.now() - started;
        walked.push(path);
      });
    });
    afterAll(() => record(walkedBy(subject, { level: 'pure', paths: walked, milliseconds })));
  });
}
