import type { AnyEventObject } from 'xstate';
import type { Subject } from './cases.ts';
import { graphOf } from './graph.ts';
import { keyOf, type Path, stateNodesIn, transitionsOf } from './paths.ts';

/** Level of tests that walked a path: its closeness to a user. */
export type Level = 'pure' | 'rendered';

/** Names of a machine's coverable parts. */
export interface Parts {
  states: readonly string[];
  transitions: readonly string[];
  /** Screens of the states (`meta.screen`). */
  screens: readonly string[];
  /** Kinds of failure in the machine's cases. */
  failures: readonly string[];
}

/**
 * Parts of a machine that one spec walked, stored by `record`; coverage/machines.json merges the parts of all specs.
 */
export interface Walked {
  machine: string;
  level: Level;
  all: Parts;
  taken: Parts;
  /** Keys (`keyOf`) of the successful paths. */
  paths: readonly string[];
  milliseconds: number;
}

/** File written by `record`: the parts that a spec walked, and the time (ISO 8601). */
export interface Recorded extends Walked {
  ranAt: string;
}

const distinct = (names: readonly string[]) => [...new Set(names)].sort();

function failureKindIn({ error }: AnyEventObject): string[] {
  const failure: unknown = error instanceof Error && 'failure' in error ? error.failure : undefined;
  const kind: unknown = typeof failure === 'object' && failure !== null && 'kind' in failure ? failure.kind : undefined;
  return typeof kind === 'string' ? [kind] : [];
}

/**
 * Collects the parts of the machine that these paths cover. Pass only paths that were walked to their end as predicted.
 *
 * @param milliseconds total time of walking them.
 */
export function walkedBy(
  { name, machine, cases }: Subject,
  { level, paths, milliseconds }: { level: Level; paths: readonly Path[]; milliseconds: number },
): Walked {
  const { states } = graphOf(machine);
  const names = transitionsOf(machine);
  const positions = paths.flatMap((path) => [path.start, ...path.steps.map((step) => step.position)]);
  const taken = positions.flatMap((position) => position.taken);
  // A state that an `always` leaves at once appears only as an end of a transition.
  const passed = taken.flatMap(({ source, target }) => [source, ...(target ?? [])]);
  const entered = new Set(
    [...positions.flatMap(({ snapshot }) => stateNodesIn(snapshot)), ...passed].map(({ id }) => id),
  );
  const screensOf = (ids: ReadonlySet<string>) =>
    distinct(states.filter(({ id }) => ids.has(id)).flatMap(({ meta }) => (meta.screen ? String(meta.screen) : [])));
  return {
    machine: name,
    level,
    all: {
      states: states.map(({ id }) => id),
      transitions: distinct([...names.values()]),
      screens: screensOf(new Set(states.map(({ id }) => id))),
      failures: distinct(cases.outcomes.flatMap(failureKindIn)),
    },
    taken: {
      states: states.map(({ id }) => id).filter((id) => entered.has(id)),
      transitions: distinct(taken.flatMap((transition) => names.get(transition) ?? [])),
      screens: screensOf(entered),
      failures: distinct(paths.flatMap(({ steps }) => steps.flatMap(({ event }) => failureKindIn(event)))),
    },
    paths: paths.map((path) => keyOf(cases, path)),
    milliseconds: Math.round(milliseconds),
  };
}
