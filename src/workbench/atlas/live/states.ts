import type { AnyStateMachine, StateValue } from 'xstate';
import { stateNodesIn } from '#machines/testing/paths.ts';

/**
 * Returns the ids of the states that a state value names, without the root; empty for a value that the machine does not
 * know.
 */
export function statesIn(machine: AnyStateMachine, value: StateValue): string[] {
  try {
    return stateNodesIn(machine.resolveState({ value, context: {} }))
      .filter(({ parent }) => parent)
      .map(({ id }) => id);
  } catch {
    return []; // A log of another version of the machine.
  }
}
