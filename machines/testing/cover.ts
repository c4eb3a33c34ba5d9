import type { AnyMachineSnapshot } from 'xstate';
import type { Subject } from './cases.ts';
import type { Position } from './model.ts';
import { describeEvent, nameOf, type Path, transitionsOf } from './paths.ts';

/** What beginning a path costs, in steps: a page is opened, an actor made. */
const START = 3;

/** The path's start and where each of its steps leads. */
export const positionsOf = ({ start, steps }: Pick<Path, 'start' | 'steps'>): Position[] => [
  start,
  ...steps.map(({ position }) => position),
];

/** Screens that the states of a snapshot show (`meta.screen`). */
export const screensIn = (snapshot: AnyMachineSnapshot): string[] =>
  Object.values<{ screen?: string } | undefined>(snapshot.getMeta()).flatMap((meta) => meta?.screen ?? []);

/**
 * A small part of the paths that together reach every goal which one of them reaches: a greedy cover, by what a path adds
 * for its length, the same on each run.
 */
export function coverOf<Goal>(
  paths: readonly Path[],
  goalsOf: (path: Path) => Iterable<Goal>,
  isDemanded: (goal: Goal) => boolean = () => true,
): Path[] {
  const left = paths.map((path) => ({ path, open: new Set([...goalsOf(path)].filter(isDemanded)) }));
  const chosen: Path[] = [];
  while (true) {
    let best = { gain: 0, open: new Set<Goal>(), path: paths[0] };
    for (const { path, open } of left) {
      const gain = open.size / (path.steps.length + START);
      if (gain > best.gain) best = { gain, open, path };
    }
    if (!best.path || best.gain === 0) return chosen;
    chosen.push(best.path);
    const reached = [...best.open];
    for (const { open } of left) for (const goal of reached) open.delete(goal);
  }
}

/**
 * Paths that together take every transition and every case of the machine, and stand in every state with every kind of
 * failure that is told there: what the gate walks. Their number grows with the machine's transitions.
 */
export function coverOfMachine({ machine }: Subject, paths: readonly Path[]): Path[] {
  const names = transitionsOf(machine);
  return coverOf(paths, (path) => [
    ...positionsOf(path).flatMap(({ taken, snapshot }) => [
      ...taken.flatMap((transition) => names.get(transition) ?? []),
      standingOf(snapshot),
    ]),
    ...path.steps.map(({ event }) => describeEvent(event)),
  ]);
}

/** Paths that together stand in every state, with every kind of failure that is told there. */
export const coverOfStates = (paths: readonly Path[]): Path[] =>
  coverOf(paths, (path) => positionsOf(path).map(({ snapshot }) => standingOf(snapshot)));

/** Where the machine stands, as somebody who looks at it could tell: the state, and the kind of failure in context. */
function standingOf({ value, context }: AnyMachineSnapshot): string {
  const kind: unknown = context.failure?.kind;
  return [`in ${nameOf(value)}`, ...(typeof kind === 'string' ? [kind] : [])].join(', ');
}
