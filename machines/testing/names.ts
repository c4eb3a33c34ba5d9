import type { AnyStateMachine } from 'xstate';
import { graphOf } from './graph.ts';
import { stateNodesOf, transitionsOf } from './paths.ts';

/**
 * Returns true for a named guard or action: a string, or an object with a name and params; false for inline functions.
 */
const isNamed = (part: unknown): boolean =>
  typeof part === 'string' ||
  (typeof part === 'object' && part !== null && 'type' in part && !String(part.type).startsWith('xstate.'));

/** Returns true for the entry and exit actions that XState adds for `after`; the chart does not contain them. */
const isTimer = (action: unknown): boolean =>
  typeof action === 'function' &&
  'type' in action &&
  (action.type === 'xstate.cancel' ||
    (action.type === 'xstate.raise' && 'delay' in action && action.delay !== undefined));

/** Returns the inline guards and actions of a chart, which neither a diagram nor a report can describe. */
export function unnamed(machine: AnyStateMachine): string[] {
  const found: string[] = [];
  for (const [{ guard, actions }, name] of transitionsOf(machine)) {
    if (guard !== undefined && !isNamed(guard)) found.push(`${name}: its guard has no name`);
    if (!actions.every(isNamed)) found.push(`${name}: an action has no name`);
  }
  for (const { id, entry, exit } of stateNodesOf(machine))
    for (const [way, actions] of Object.entries({ entry, exit }))
      if (!actions.every((action) => isTimer(action) || isNamed(action))) found.push(`${id}: an ${way} has no name`);
  return found;
}

/**
 * Returns the transitions out of one state that look equal in a chart: the same event with the same guard
 * (requirement 11.5).
 */
export function indistinct(machine: AnyStateMachine): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const { source, kind, label, guard } of graphOf(machine).edges) {
    const edge = `${source}: ${kind} ${label} [${guard ?? 'else'}]`;
    if (seen.has(edge)) found.add(`${edge} more than once`);
    seen.add(edge);
  }
  return [...found];
}
