import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { behaviourOf } from './behaviour.ts';
import type { Cases } from './cases.ts';
import { describeEvent, describePath, nameOf, type Path, pathsOf, untaken, unused } from './paths.ts';
import {
  breaches,
  brokenInvariants,
  deadStates,
  foreignActions,
  foreignToJson,
  leakedSecrets,
  traps,
} from './rules.ts';
import { expectedAt, ScriptedActor } from './scripted.ts';

/**
 * Registers all tests that a machine gets for its cases: each generated path in lockstep with a real actor, no
 * transition untaken, no case unused, and the house rules that can be read from the machine.
 */
export function specOfMachine(name: string, machine: AnyStateMachine, cases: Cases<AnyStateMachine>): void {
  const paths = pathsOf(machine, cases);

  describe(`${name}: the machine as written`, () => {
    test('every transition is taken by a path', () => expect(untaken(machine, paths)).toEqual([]));
    test('every case is used by a path', () => expect(unused(cases, paths)).toEqual([]));
    test('every state is entered', () => expect(deadStates(machine, paths)).toEqual([]));
    test('every state that is not an end has a way out', () => expect(traps(paths, cases)).toEqual([]));
    test('invokes, delays, events, descriptions and requirements follow the rules', () =>
      expect(breaches(machine)).toEqual([]));
    test('actions only assign, raise and emit', () => expect(foreignActions(paths)).toEqual([]));
    test('context is plain JSON everywhere', () => expect(foreignToJson(paths)).toEqual([]));
    test('no password, code or token gets into context', () => expect(leakedSecrets(paths)).toEqual([]));
    test('it does what behaviour.txt says', () =>
      expect(behaviourOf(name, paths)).toMatchFileSnapshot('./behaviour.txt'));
    if (cases.invariants)
      test('what must always hold holds on every path', () => expect(brokenInvariants(paths, cases)).toEqual([]));
  });

  describe(`${name}: every path, the real actor in lockstep with the prediction`, () => {
    paths.forEach((path, i) => {
      test(`${i + 1}. ${describePath(path)}`, () => inLockstep(machine, path));
    });
  });
}

/** Walks the path with a real actor and compares what can be seen of it after each step. */
export async function inLockstep(machine: AnyStateMachine, path: Path): Promise<void> {
  const actor = new ScriptedActor(machine, path.input);
  try {
    expect(actor.observe(), `at the start, ${nameOf(path.start.snapshot.value)}`).toEqual(expectedAt(path.start));
    for (const { event, position } of path.steps) {
      await actor.take(event);
      expect(actor.observe(), `after ${describeEvent(event)}`).toEqual(expectedAt(position));
    }
  } finally {
    actor.stop();
  }
}
