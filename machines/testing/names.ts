import type { AnyStateMachine } from 'xstate';
import { graphOf } from './graph.ts';
import { stateNodesOf, transitionsOf } from './paths.ts';

/** Whether a guard or an action is named: a string, or an object with a name and params. An inline function is not. */
const isNamed = (part: unknown): boolean =>
  typeof part === 'string' ||
  (typeof part === 'object' && part !== null && 'type' in part && !String(part.type).startsWith('xstate.'));

/** XState adds entries and exits for `after`, which the chart does not contain. */
const isTimer = (action: unknown): boolean =>
  typeof action === 'function' &&
  'type' in action &&
  (action.type === 'xstate.cancel' ||
    (action.type === 'xstate.raise' && 'delay' in action && action.delay !== undefined));

/** Inline guards and actions of a chart: neither a diagram nor a report can say what they do. */
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

/** Transitions out of one state that a chart cannot tell apart: the same event with the same guard. */
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
