import type { AnyMachineSnapshot } from 'xstate';
import type { Subject } from './cases.ts';
import type { Position } from './model.ts';
import { describeEvent, nameOf, type Path, transitionsOf } from './paths.ts';

/** Cost of starting a path, in steps: opening a page, creating an actor. */
const START = 3;

/** Returns the path's start and the position after each step. */
export const positionsOf = ({ start, steps }: Pick<Path, 'start' | 'steps'>): Position[] => [
  start,
  ...steps.map(({ position }) => position),
];

/**
 * Returns a small part of the paths that together reach every reachable goal: a greedy cover by the number of new goals
 * for a path's length, deterministic.
 */
export function coverOf<Goal>(paths: readonly Path[], goalsOf: (path: Path) => Iterable<Goal>): Path[] {
  const left = paths.map((path) => ({ path, open: new Set(goalsOf(path)) }));
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
 * Returns paths that together take every transition and every case of the machine, and reach every state with every
 * kind of failure shown there. The gate walks these paths; their number grows with the machine's transitions.
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

/** Returns paths that together reach every state with every kind of failure shown there. */
export const coverOfStates = (paths: readonly Path[]): Path[] =>
  coverOf(paths, (path) => positionsOf(path).map(({ snapshot }) => standingOf(snapshot)));

/** Returns the visible position of the machine: its state, and the kind of failure in context. */
export function standingOf({ value, context }: AnyMachineSnapshot): string {
  const kind: unknown = context.failure?.kind;
  return [`in ${nameOf(value)}`, ...(typeof kind === 'string' ? [kind] : [])].join(', ');
}
