import type { AnyStateMachine } from 'xstate';
import { graphOf } from './graph.ts';
import { stateNodesOf, transitionsOf } from './paths.ts';

/** Machines whose chart is being cut anew by step; the rule holds for them from then on. */
const beingRecut: readonly string[] = ['order'];

/** By its name: a string, or an object with the name and its params. A function is written into the chart itself. */
const isNamed = (part: unknown): boolean =>
  typeof part === 'string' ||
  (typeof part === 'object' && part !== null && 'type' in part && !String(part.type).startsWith('xstate.'));

/** What XState puts into a state's entry and exit for `after` is not written in the chart. */
const isTimer = (action: unknown): boolean =>
  typeof action === 'function' &&
  'type' in action &&
  (action.type === 'xstate.cancel' ||
    (action.type === 'xstate.raise' && 'delay' in action && action.delay !== undefined));

/** Guards and actions that a chart writes out instead of naming: neither a diagram nor a report can say what they do. */
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

/** Ways out of one state that a chart cannot tell apart: the same event with the same guard. */
export function indistinct(machine: AnyStateMachine): string[] {
  if (beingRecut.includes(machine.id)) return [];
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const { source, kind, label, guard } of graphOf(machine).edges) {
    const edge = `${source}: ${kind} ${label} [${guard ?? 'else'}]`;
    if (seen.has(edge)) found.add(`${edge} more than once`);
    seen.add(edge);
  }
  return [...found];
}
