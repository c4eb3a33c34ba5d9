// Paths are promised to come from this package. `xstate/graph` is the same code at its new place: only this line changes.
import { getShortestPaths, getStateNodes } from '@xstate/graph';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';
import { transitionIdOf } from '../transitionId.ts';
import { type Cases, caseNameOf, type Subject } from './cases.ts';
import { canHappen, modelOf, type Position } from './model.ts';

export { type Cases, elapses, fails, named, type Subject, succeeds } from './cases.ts';

export interface Step {
  event: AnyEventObject;
  /** The machine's position after the event. */
  position: Position;
}

/** One way through a machine: from a start, event by event. */
export interface Path {
  input: unknown;
  start: Position;
  steps: readonly Step[];
}

type AnyCases = Cases<AnyStateMachine>;

/** Errors have no enumerable fields, so JSON alone would not tell two failures apart. */
const stable = (value: unknown) =>
  JSON.stringify(value, (_, v: unknown) => (v instanceof Error ? { ...v, message: v.message } : v)) ?? 'undefined';

/** What distinguishes places: state value, running actors, pending delays, and the `stateKey` of the cases. */
const placeOf = (position: Position, cases: AnyCases) => [
  position.snapshot.value,
  position.snapshot.status,
  position.running,
  Object.keys(position.timers),
  cases.stateKey?.(position.snapshot) ?? null,
];

/**
 * The shortest path to every edge of the machine's graph: every place with every event or outcome that changes
 * something there. Paths that are the beginning of another, or equal to another, are left out. They come in the order
 * of discovery, so the result is the same on each run.
 *
 * @throws when the search passes `cases.limit` (`stateKey` is unbounded) or when `stateKey` misses a field that
 * decides.
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
  // The way to each place, then each event that can happen there.
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

/** Leaves out paths that are the beginning of another one, and duplicates. */
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
    // A path that leads to an end was also found as the last step from the place before it.
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
 * A path as short text that names it in an address or a report: `0:3.17.2` is the first input, then the events by their
 * number among the events and outcomes of the cases.
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

/** The path that a key names. @throws when there is no such event, or it cannot happen there. */
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

/** The machine's root and all states in it. */
export const stateNodesOf = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine.root)];

/** The states that a snapshot is in, the root included, each before those in it. */
export function stateNodesIn({ machine, value }: AnyMachineSnapshot): AnyStateNode[] {
  const within = (node: AnyStateNode, inside: StateValue): AnyStateNode[] =>
    Object.entries(typeof inside === 'string' ? { [inside]: {} } : inside).flatMap(([key, deeper]) => {
      const child: AnyStateNode | undefined = node.states[key];
      return child ? [child, ...within(child, deeper ?? {})] : [];
    });
  return [machine.root, ...within(machine.root, value)];
}

/** All transitions of the machine, those of `always` included, with their names. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const all = stateNodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
  // `'quantity.changed': {}` forbids an event on purpose; there is nothing to take.
  const taken = all.filter(({ target, actions }) => target || actions.length > 0);
  return new Map(taken.map((transition) => [transition, transitionIdOf(transition)]));
}

/** Names of the transitions that no path takes. */
export function untaken(machine: AnyStateMachine, paths: readonly Path[]): string[] {
  const left = transitionsOf(machine);
  for (const path of paths)
    for (const position of [path.start, ...path.steps.map((step) => step.position)])
      for (const transition of position.taken) left.delete(transition);
  return [...left.values()];
}

/** Events and outcomes of the cases that no path uses: a transition was dropped, or the case is stale. */
export function unused(cases: AnyCases, paths: readonly Path[]): string[] {
  const taken = new Set(paths.flatMap((path) => path.steps.map((step) => step.event)));
  const used = new Set([...taken].map(stable));
  return [...cases.events, ...cases.outcomes].map((event) => stable(event)).filter((event) => !used.has(event));
}

/** `loggedIn.fresh`, or `language.settled + amounts.shown` for parallel states. */
export function nameOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, child]) => {
      const rest = child === undefined ? '' : nameOf(child);
      return rest ? `${key}.${rest}` : key;
    })
    .join(' + ');
}

/** An event in words: `quantity.changed {"quantity":5}`, `createOrder fails: offline`, `freshness elapses`. */
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

/** A machine's input in words; empty where it has no name. */
export const describeInput = (input: unknown): string => caseNameOf(input) ?? (input === undefined ? '' : brief(input));

/**
 * Names that two cases, or two inputs, of a machine share: a reader of a path could not tell which one it takes. Delays
 * of one name are told apart by the states that the path is in.
 */
export function calledAlike(cases: AnyCases): string[] {
  const events = [...cases.events, ...cases.outcomes].filter(({ type }) => !type.startsWith('xstate.after.'));
  const words = [...events.map(describeEvent), ...inputsOf(cases).map((input) => `input ${describeInput(input)}`)];
  return words.filter((each, i) => words.indexOf(each) < i);
}

/** JSON, cut so that it fits into a line. */
export const brief = (value: unknown) => {
  const text = stable(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

/** A path in words: the name of its input, if it has one, the states it goes through and the events between them. */
export function describePath(path: Path): string {
  const steps = path.steps.map(({ event, position }) => `${describeEvent(event)} → ${nameOf(position.snapshot.value)}`);
  const from = caseNameOf(path.input);
  return [`${from === undefined ? '' : `${from}: `}${nameOf(path.start.snapshot.value)}`, ...steps].join(', ');
}

/** The machine's position after these events, for tests that promise in words where a path leads. */
export function play(machine: AnyStateMachine, input: unknown, ...events: readonly AnyEventObject[]): Position {
  return endOf(replay(machine, { events: [], outcomes: [] }, input, events));
}
