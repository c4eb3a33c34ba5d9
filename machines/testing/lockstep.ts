import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { describeEvent, nameOf, type Path } from './paths.ts';
import { expectedAt, ScriptedActor } from './scripted.ts';

/**
 * Walks the path with a real actor and compares the actor with the prediction after each step. Rejects if they differ.
 */
export async function inLockstep(machine: AnyStateMachine, path: Path): Promise<void> {
  const actor = new ScriptedActor(machine, { input: path.input });
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
