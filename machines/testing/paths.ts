// Source of the project's paths. `xstate/graph` has the same code under a new name; a move changes only this line.
import { getShortestPaths, getStateNodes } from '@xstate/graph';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';
import { transitionIdOf } from '../kit/transitionId.ts';
import { type Cases, caseNameOf, type Subject } from './cases.ts';
import { canHappen, modelOf, type Position } from './model.ts';

export { type Cases, elapses, fails, named, type Subject, succeeds } from './cases.ts';

export interface Step {
  event: AnyEventObject;
  position: Position;
}

/** Path through a machine: a start, then one event after another. */
export interface Path {
  input: unknown;
  start: Position;
  steps: readonly Step[];
}

type AnyCases = Cases<AnyStateMachine>;

/** Serialises errors by hand: they have no enumerable fields, so that JSON alone would make two failures equal. */
const stable = (value: unknown) =>
  JSON.stringify(value, (_, v: unknown) => (v instanceof Error ? { ...v, message: v.message } : v)) ?? 'undefined';

/** Returns the identity of a place: state value, running actors, pending delays, and the `stateKey` of the cases. */
const placeOf = (position: Position, cases: AnyCases) => [
  position.snapshot.value,
  position.snapshot.status,
  position.running,
  Object.keys(position.timers),
  cases.stateKey?.(position.snapshot) ?? null,
];

/**
 * Returns the shortest path to every edge of the machine's graph: every place with every event or outcome that changes
 * something there. Omits paths that equal another or are its beginning. The order is that of discovery, so the result
 * is the same on each run.
 *
 * @throws if the search passes `cases.limit` (`stateKey` is unbounded) or if `stateKey` misses a deciding field.
 */
export function pathsOf(machine: AnyStateMachine, cases: AnyCases): Path[] {
  return inputsOf(cases).flatMap((input) => pathsFrom(machine, cases, input));
}

const inputsOf = (cases: AnyCases): unknown[] => [cases.input, ...(cases.otherInputs ?? [])];

function pathsFrom(machine: AnyStateMachine, cases: AnyCases, input: unknown): Path[] {
  const candidates: AnyEventObject[] = [...cases.events, ...cases.outcomes];
  const limit = cases.limit ?? 20_000;
  const model = modelOf(machine);
  let ways: AnyEventObject[][];
  try {
    ways = getShortestPaths(model, {
      limit,
      fromState: model.begin(input),
      events: (position) => candidates.filter((event) => canHappen(position, event)),
      serializeEvent: (event) => String(candidates.indexOf(event)),
      serializeState: (position) => stable(placeOf(position, cases)),
      // The first step is XState's own start event.
    }).map((way) => way.steps.slice(1).map((step) => step.event));
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Traversal limit exceeded') throw error;
    throw new Error(
      `${machine.id}: more than ${limit} steps without an end. The stateKey in cases.ts is probably unbounded: ` +
        'a counter (use Math.min), typed text, or the data itself.',
    );
  }
  // The path to each place, then each event that can happen there.
  const paths = ways.flatMap((events) => {
    const way = replay(machine, cases, input, events);
    const end = endOf(way);
    const next = candidates.filter((event) => canHappen(end, event));
    if (next.length === 0) return [way];
    return next.map((event) => ({ ...way, steps: [...way.steps, { event, position: model.step(end, event) }] }));
  });
  return withoutBeginnings(paths, (event) => candidates.indexOf(event));
}

const endOf = (path: Path): Position => path.steps.at(-1)?.position ?? path.start;

/** Omits duplicates and paths that are the beginning of another. */
function withoutBeginnings(paths: Path[], numberOf: (event: AnyEventObject) => number): Path[] {
  const beginnings = new Set<string>();
  const whole = paths.map((path) => {
    let key = '';
    for (const { event } of path.steps) {
      beginnings.add(key);
      key += `${numberOf(event)},`;
    }
    return key;
  });
  return paths.filter((_, i) => {
    const key = whole[i] ?? '';
    // A path to an end was also found as the last step from the place before it.
    return !beginnings.has(key) && whole.indexOf(key) === i;
  });
}

/** Replays the events: the search keeps one context per place, but a path needs its own. */
function replay(machine: AnyStateMachine, cases: AnyCases, input: unknown, events: readonly AnyEventObject[]): Path {
  const model = modelOf(machine);
  const start = model.begin(input);
  let position = start;
  const steps = events.map((event) => {
    if (!canHappen(position, event))
      throw new Error(
        `${machine.id}: "${event.type}" cannot happen in ${nameOf(position.snapshot.value)} after ` +
          `${events.map((e) => e.type).join(', ')}. Context decides here that cases.stateKey does not mention.` +
          ` Place: ${stable(placeOf(position, cases))}`,
      );
    position = model.step(position, event);
    return { event, position };
  });
  return { input, start, steps };
}

/**
 * Returns a short text that identifies a path in an address or a report: `0:3.17.2` is the first input, then the events
 * by their index among the events and outcomes of the cases.
 */
export function keyOf(cases: AnyCases, { input, steps }: Pick<Path, 'input' | 'steps'>): string {
  const numberIn = (values: readonly unknown[], value: unknown) => {
    const same = values.indexOf(value);
    const number = same < 0 ? values.findIndex((each) => stable(each) === stable(value)) : same;
    if (number < 0) throw new Error(`The cases do not hold ${stable(value)}.`);
    return number;
  };
  const candidates = [...cases.events, ...cases.outcomes];
  const events = steps.map(({ event }) => numberIn(candidates, event));
  return `${numberIn(inputsOf(cases), input)}:${events.join('.')}`;
}

/** Returns the path of a key. @throws if there is no such event, or if the event cannot happen there. */
export function pathAt({ machine, cases }: Subject, key: string): Path {
  const [, input = '', numbers = ''] = /^(\d+):((?:\d+(?:\.\d+)*)?)$/.exec(key) ?? [];
  const inputs = inputsOf(cases);
  if (input === '' || Number(input) >= inputs.length) throw new Error(`"${key}" does not name a path.`);
  const candidates: AnyEventObject[] = [...cases.events, ...cases.outcomes];
  const events = numbers === '' ? [] : numbers.split('.').map((number) => candidates[Number(number)]);
  return replay(
    machine,
    cases,
    inputs[Number(input)],
    events.map((event) => {
      if (!event) throw new Error(`"${key}" names an event that ${machine.id} does not have.`);
      return event;
    }),
  );
}

/** Returns the machine's root and all states in it. */
export const stateNodesOf = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine.root)];

/** Returns the states that a snapshot is in, including the root, parents first. */
export function stateNodesIn({ machine, value }: AnyMachineSnapshot): AnyStateNode[] {
  const within = (node: AnyStateNode, inside: StateValue): AnyStateNode[] =>
    Object.entries(typeof inside === 'string' ? { [inside]: {} } : inside).flatMap(([key, deeper]) => {
      const child: AnyStateNode | undefined = node.states[key];
      return child ? [child, ...within(child, deeper ?? {})] : [];
    });
  return [machine.root, ...within(machine.root, value)];
}

/** Returns all transitions of the machine, including those of `always`, with their names. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const all = stateNodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
  // `'quantity.changed': {}` forbids an event on purpose; there is no transition to take.
  const taken = all.filter(({ target, actions }) => target || actions.length > 0);
  return new Map(taken.map((transition) => [transition, transitionIdOf(transition)]));
}

/** Returns the names of the transitions that no path takes (requirement 11.5). */
export function untaken(machine: AnyStateMachine, paths: readonly Path[]): string[] {
  const left = transitionsOf(machine);
  for (const path of paths)
    for (const position of [path.start, ...path.steps.map((step) => step.position)])
      for (const transition of position.taken) left.delete(transition);
  return [...left.values()];
}

/** Returns the events and outcomes that no path uses: a transition was removed, or the case is stale. */
export function unused(cases: AnyCases, paths: readonly Path[]): string[] {
  const taken = new Set(paths.flatMap((path) => path.steps.map((step) => step.event)));
  const used = new Set([...taken].map(stable));
  return [...cases.events, ...cases.outcomes].map((event) => stable(event)).filter((event) => !used.has(event));
}

/** Formats a state value: `loggedIn.fresh`, or `language.settled + amounts.shown` for parallel states. */
export function nameOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, child]) => {
      const rest = child === undefined ? '' : nameOf(child);
      return rest ? `${key}.${rest}` : key;
    })
    .join(' + ');
}

/** Formats an event: `quantity.changed {"quantity":5}`, `createOrder fails: offline`, `freshness elapses`. */
export function describeEvent(event: AnyEventObject): string {
  const name = caseNameOf(event);
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? [];
  const followedBy = (value: string | undefined) => (value === undefined ? '' : `: ${value}`);
  if (kind === 'after' && id) return `${id.slice(0, id.indexOf('.'))} elapses${followedBy(name)}`;
  if (kind === 'error.actor') {
    const { error } = event;
    return `${id} fails${followedBy(name ?? (error instanceof Error ? error.message : stable(error)))}`;
  }
  if (kind === 'done.actor')
    return `${id} succeeds${followedBy(name ?? (event.output === undefined ? undefined : brief(event.output)))}`;
  const { type, ...payload } = event;
  if (name !== undefined) return `${type}${followedBy(name)}`;
  return Object.keys(payload).length > 0 ? `${type} ${brief(payload)}` : type;
}

/** Formats an input; empty if undefined and without a name. */
export const describeInput = (input: unknown): string => caseNameOf(input) ?? (input === undefined ? '' : brief(input));

/**
 * Returns the names that two cases, or two inputs, of a machine share: a reader of a path could not distinguish them.
 * Delays of one name differ by the states of the path.
 */
export function calledAlike(cases: AnyCases): string[] {
  const events = [...cases.events, ...cases.outcomes].filter(({ type }) => !type.startsWith('xstate.after.'));
  const words = [...events.map(describeEvent), ...inputsOf(cases).map((input) => `input ${describeInput(input)}`)];
  return words.filter((each, i) => words.indexOf(each) < i);
}

/** Formats a value as JSON, cut to fit into a line. */
export const brief = (value: unknown, most = 80) => {
  const text = stable(value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

/** Formats a path: the name of its input, if there is one, its states, and the events between them. */
export function describePath(path: Path): string {
  const steps = path.steps.map(({ event, position }) => `${describeEvent(event)} → ${nameOf(position.snapshot.value)}`);
  const from = caseNameOf(path.input);
  return [`${from === undefined ? '' : `${from}: `}${nameOf(path.start.snapshot.value)}`, ...steps].join(', ');
}

/** Returns the machine's position after these events, for tests that assert the end of a path. */
export function play(machine: AnyStateMachine, input: unknown, ...events: readonly AnyEventObject[]): Position {
  return endOf(replay(machine, { events: [], outcomes: [] }, input, events));
}
