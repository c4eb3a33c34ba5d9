import type { AnyStateMachine } from 'xstate';
import { isSecret } from '#domain/session/secrets.ts';
import type { Cases } from './cases.ts';
import { graphOf } from './graph.ts';
import { canHappen, type Position } from './model.ts';
import { describePath, nameOf, type Path, stateNodesIn, stateNodesOf, transitionsOf } from './paths.ts';

/** Returns all positions of all paths, including starts, without duplicates. */
const positionsOf = (paths: readonly Path[]): Position[] => [
  ...new Set(paths.flatMap((path) => [path.start, ...path.steps.map((step) => step.position)])),
];

/** Returns the paths of context fields that JSON would change: `undefined`, dates, functions, class instances, NaN. */
export function foreignToJson(paths: readonly Path[]): string[] {
  const found = new Set<string>();
  const check = (value: unknown, at: string) => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return;
    if (Array.isArray(value)) for (const [i, child] of value.entries()) check(child, `${at}[${i}]`);
    else if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
      for (const [key, child] of Object.entries(value)) check(child, `${at}.${key}`);
    else found.add(`${at} is ${typeof value === 'object' ? value.constructor.name : String(value)}`);
  };
  for (const { snapshot } of positionsOf(paths)) check(snapshot.context, 'context');
  return [...found];
}

/** Returns the states that no path enters, not even in passing. */
export function deadStates(machine: AnyStateMachine, paths: readonly Path[]): string[] {
  const entered = new Set([machine.root.id]);
  for (const position of positionsOf(paths)) {
    for (const node of stateNodesIn(position.snapshot)) entered.add(node.id);
    for (const { source, target } of position.taken)
      for (const node of [source, ...(target ?? [])]) entered.add(node.id);
  }
  return graphOf(machine)
    .states.filter((state) => state.type !== 'history' && !entered.has(state.id))
    .map((state) => state.id);
}

/** Returns the state values that a machine can reach but never leave, although it has not ended. */
export function traps(paths: readonly Path[], cases: Cases<AnyStateMachine>): string[] {
  const left = new Set<string>();
  const reached = new Set<string>();
  for (const path of paths) {
    let previous = path.start;
    if (previous.snapshot.status === 'active') reached.add(nameOf(previous.snapshot.value));
    for (const { position } of path.steps) {
      const from = nameOf(previous.snapshot.value);
      const to = nameOf(position.snapshot.value);
      if (from !== to) left.add(from);
      if (position.snapshot.status === 'active') reached.add(to);
      previous = position;
    }
  }
  const events = [...cases.events, ...cases.outcomes];
  // A machine with one state changes only its context; it is stuck only if no event can happen.
  if (reached.size === 1)
    return positionsOf(paths).some((position) => !events.some((event) => canHappen(position, event)))
      ? [...reached]
      : [];
  return [...reached].filter((value) => !left.has(value));
}

/**
 * Returns the states tagged `busy` although no actor runs and no delay is pending, so that the wait would never end.
 */
export const emptyWaits = (paths: readonly Path[]): string[] => [
  ...new Set(
    positionsOf(paths)
      .filter(({ snapshot, running, timers }) => {
        const waits = snapshot.status === 'active' && snapshot.tags.has('busy');
        return waits && running.length === 0 && Object.keys(timers).length === 0;
      })
      .map(({ snapshot }) => nameOf(snapshot.value)),
  ),
];

/**
 * Describes the breaches of the house rules on invokes, meta, descriptions and transitions (machines/README.md;
 * requirements 11.3 and 11.4).
 */
export function breaches(machine: AnyStateMachine): string[] {
  const found: string[] = [];
  for (const node of stateNodesOf(machine)) {
    for (const { id, src } of node.invoke) {
      if (id !== src) found.push(`${node.id} invokes ${src} with the id ${id}; the id equals its src`);
      const exits = node.transitions.get(`xstate.error.actor.${id}`);
      if (!exits) found.push(`${node.id} invokes ${src} without onError`);
      for (const exit of [exits, node.transitions.get(`xstate.done.actor.${id}`)])
        if (exit?.at(-1)?.guard) found.push(`${node.id}: the last way out of ${src} has a guard, so it may have none`);
    }
    const meta: Record<string, unknown> = node.meta ?? {};
    if ('screen' in meta && !meta.requirement) found.push(`${node.id} has a screen and cites no requirement`);
    if ((node.type === 'atomic' || node.type === 'final') && !node.description)
      found.push(`${node.id} has no description`);
    for (const { delay, eventType } of node.after)
      if (typeof delay !== 'string') found.push(`${node.id}: the delay of ${eventType} has no name`);
  }
  for (const [{ eventType }, name] of transitionsOf(machine))
    if (!/^(xstate\..*|[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+|\*|)$/.test(String(eventType)))
      found.push(`${name}: events are facts in dot.case`);
  return found;
}

/** Returns the actions other than assign, raise, emit and the starting and stopping of actors. */
export const foreignActions = (paths: readonly Path[]): string[] => [
  ...new Set(
    positionsOf(paths).flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.type === 'do' ? effect.action : [])),
    ),
  ),
];

/** Returns the passwords, codes and tokens of events or answers that are found in a context (requirement 21.3). */
export function leakedSecrets(paths: readonly Path[]): string[] {
  const secrets = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child !== 'string') collect(child);
      else if (isSecret(key, child)) secrets.add(child);
    }
  };
  for (const path of paths) for (const { event } of path.steps) collect(event);
  return paths.flatMap((path) => {
    const context = JSON.stringify(positionsOf([path]).map(({ snapshot }) => snapshot.context));
    return [...secrets]
      .filter((secret) => context.includes(JSON.stringify(secret)))
      .map((secret) => `"${secret}" in: ${describePath(path)}`);
  });
}

/** Returns the invariants of the cases that fail at a position, each with a path that shows it. */
export function brokenInvariants(paths: readonly Path[], cases: Cases<AnyStateMachine>): string[] {
  const broken = new Map<string, string>();
  for (const path of paths)
    for (const position of positionsOf([path]))
      for (const [sentence, holds] of Object.entries(cases.invariants?.(position.snapshot) ?? {}))
        if (!holds && !broken.has(sentence)) broken.set(sentence, `${sentence}: ${describePath(path)}`);
  return [...broken.values()];
}
