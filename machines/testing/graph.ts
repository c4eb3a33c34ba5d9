import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { stateNodesOf, transitionsOf } from './paths.ts';

export interface GraphState {
  id: string;
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  initial: boolean;
  description: string;
  tags: readonly string[];
  meta: Readonly<Record<string, unknown>>;
  /** Ids of the actors that run in this state. */
  invokes: readonly string[];
  /** Names of the actions on entry and exit. */
  entry: readonly string[];
  exit: readonly string[];
}

/** Trigger of a transition: an event, the end of an actor or a region, a delay, or its guard alone. */
export type EdgeKind = 'event' | 'done' | 'error' | 'after' | 'always';

export interface GraphEdge {
  /** Name of the transition (`transitionsOf`): unique in the machine, and used in coverage/machines.json. */
  id: string;
  source: string;
  /** Empty if the machine stays in its state and only executes actions. */
  targets: readonly string[];
  event: string;
  kind: EdgeKind;
  /** Short name of the event; for actors their id, for delays their name. */
  label: string;
  guard: string | null;
  actions: readonly string[];
}

export interface Graph {
  id: string;
  states: readonly GraphState[];
  edges: readonly GraphEdge[];
}

const KINDS = { 'done.actor': 'done', 'done.state': 'done', 'error.actor': 'error', after: 'after' } as const;

/** Returns the states and transitions of a machine as data, in document order: for diagrams, the atlas and checks. */
export function graphOf(machine: AnyStateMachine): Graph {
  const states = stateNodesOf(machine).map(
    (node): GraphState => ({
      id: node.id,
      parent: node.parent?.id ?? null,
      type: node.type,
      initial: node.parent?.initial?.target?.some((target) => target.id === node.id) ?? false,
      description: node.description ?? '',
      tags: node.tags,
      meta: node.meta ?? {},
      invokes: node.invoke.map((invoked) => invoked.id),
      entry: node.entry.flatMap(actionName),
      exit: node.exit.flatMap(actionName),
    }),
  );
  return { id: machine.id, states, edges: [...transitionsOf(machine)].map(edgeOf) };
}

function edgeOf([transition, id]: [AnyTransitionDefinition, string]): GraphEdge {
  const event = String(transition.eventType);
  const [, kind, of = ''] = /^xstate\.(done\.actor|done\.state|error\.actor|after)\.(.+)$/.exec(event) ?? [];
  const isKind = kind !== undefined && kind in KINDS;
  return {
    id,
    source: transition.source.id,
    targets: transition.target?.map((target) => target.id) ?? [],
    event: event || 'always',
    kind: isKind ? KINDS[kind as keyof typeof KINDS] : event ? 'event' : 'always',
    // XState's event type appends the id of the state to the delay.
    label:
      kind === 'after'
        ? (of.split('.')[0] ?? of)
        : kind === 'done.state'
          ? (of.split('.').at(-1) ?? of)
          : of || event || 'always',
    guard: guardName(transition.guard),
    actions: transition.actions.flatMap(actionName),
  };
}

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return typeof guard === 'function' ? guard.name || 'condition' : 'condition';
}

/**
 * Returns the name of an action: `rememberOrder`; `assign locale` and `emit theme.switched` for XState's own. Empty for
 * the timers that XState manages itself.
 */
function actionName(action: unknown): string[] {
  if (typeof action === 'string') return [action];
  if ((typeof action !== 'object' && typeof action !== 'function') || action === null || !('type' in action)) return [];
  const type = String(action.type);
  if (!type.startsWith('xstate.')) return [type];
  if (type === 'xstate.cancel' || ('delay' in action && action.delay !== undefined)) return [];
  const kind = type.slice('xstate.'.length);
  const of = 'event' in action ? action.event : undefined;
  if (typeof of === 'object' && of !== null && 'type' in of) return [`${kind} ${String(of.type)}`];
  const assigned = 'assignment' in action && typeof action.assignment === 'object' ? (action.assignment ?? {}) : {};
  return [[kind, Object.keys(assigned).join(', ')].filter(Boolean).join(' ')];
}
