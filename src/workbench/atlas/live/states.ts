import type { AnyStateMachine, StateValue } from 'xstate';

/** Ids of the states that a state value names, the root left out; none for a value that the machine does not know. */
export function statesIn(machine: AnyStateMachine, value: StateValue): string[] {
  try {
    const { _nodes } = machine.resolveState({ value, context: {} });
    return _nodes.filter(({ parent }) => parent).map(({ id }) => id);
  } catch {
    return []; // A log of another version of the machine.
  }
}
